// The tables of the SQLite store.
#pragma once

namespace orrery::store {

inline constexpr int kSchemaVersion = 5;
inline constexpr int kApplicationId = 0x4F525259;  // "ORRY": says whose file this is

inline constexpr const char* kSchema = R"sql(
create table person (
  id text primary key, name text not null, lang text not null,
  account text unique, password text, created integer not null,
  key text, gone integer not null default 0, role text not null default '', muted_until integer not null default 0,
  check ((account is null) = (password is null))
) strict, without rowid;

create table session (
  hash text primary key, person text not null references person (id),
  created integer not null, seen integer not null
) strict, without rowid;

create table game (
  id text primary key, kind text not null, rules_version integer not null, content text not null,
  players integer not null, options text not null, seed text not null, chosen integer not null,
  name text not null, clock text not null, public integer not null, owner text not null references person (id),
  state integer not null, next text references game (id), created integer not null, updated integer not null,
  open_chat integer not null default 0
) strict, without rowid;
create index game_by_state on game (state, updated);

create table seat (
  game text not null references game (id), seat integer not null, kind integer not null,
  person text references person (id), name text not null, level integer not null,
  conceded integer not null, replaced integer not null, invites integer not null,
  temper text not null default '',
  primary key (game, seat)
) strict, without rowid;
create index seat_by_person on seat (person, game);

create table entry (
  game text not null references game (id), n integer not null, kind integer not null, ply integer not null,
  seat integer not null, body text not null, at integer not null, spent integer not null,
  primary key (game, n)
) strict, without rowid;
create trigger entry_stays before update on entry begin select raise(abort, 'entries are never changed'); end;
create trigger entry_is_kept before delete on entry begin select raise(abort, 'entries are never removed'); end;

create table request (
  game text not null references game (id), request text not null, n integer not null,
  primary key (game, request)
) strict, without rowid;

create table invite (
  hash text primary key, game text not null references game (id), seat integer not null,
  used_by text references person (id), used_at integer
) strict, without rowid;

create table chat (
  game text not null references game (id), n integer not null, person text not null references person (id),
  name text not null, seat integer not null, text text not null, at integer not null,
  hidden integer not null default 0,
  primary key (game, n)
) strict, without rowid;
)sql";

// What the second version adds, for new files and old ones: names that cannot be taken by look-alikes, and
// what whoever runs a server needs to keep it a friendly place.
inline constexpr const char* kSchemaOfModeration = R"sql(
create unique index person_by_key on person (key) where key is not null;
create index session_by_person on session (person);
create index game_by_owner on game (owner);
create index chat_by_person on chat (person);
create index invite_by_user on invite (used_by);

create table ban (
  id integer primary key, person text references person (id), range text, until integer not null,
  reason text not null, by text not null, at integer not null
) strict;
create table audit (
  n integer primary key, at integer not null, by text not null, act text not null, about text not null
) strict;
create table report (
  n integer primary key, at integer not null, by text not null references person (id),
  game text not null references game (id), chat integer, reason text not null, closed integer not null default 0
) strict;
create table block (
  person text not null references person (id), other text not null references person (id),
  primary key (person, other)
) strict, without rowid;
create table reset (
  hash text primary key, person text not null references person (id), until integer not null
) strict, without rowid;
)sql";

// From the first version to the second: the columns. What kSchemaOfModeration adds comes after the keys of
// the names that are there have been written.
inline constexpr const char* kColumnsOfVersion2 = R"sql(
alter table person add column key text;
alter table person add column gone integer not null default 0;
alter table person add column role text not null default '';
alter table person add column muted_until integer not null default 0;
alter table game add column open_chat integer not null default 0;
alter table chat add column hidden integer not null default 0;
)sql";
inline constexpr const char* kColumnsOfVersion3 = R"sql(
alter table seat add column temper text not null default '';
)sql";

// The fourth version: how everybody's name looks, whose a guest's seats are now, which name somebody may not
// take again; nobody reports the same thing twice; what is looked for when somebody goes has an index.
inline constexpr const char* kSchemaOfVersion4 = R"sql(
alter table person add column look text not null default '';
alter table person add column heir text references person (id);
alter table person add column removed_look text not null default '';
alter table report add column seat integer not null default -1;
delete from report where n not in (select min(n) from report group by by, game, chat);
create index person_by_look on person (look);
create index person_by_heir on person (heir) where heir is not null;
create unique index report_of on report (by, game, chat, seat);
create index block_by_other on block (other);
create index ban_by_person on ban (person);
create index session_by_seen on session (seen);
)sql";

// The fifth version: who may know an answer, for tables whose rules are gone.
inline constexpr const char* kColumnsOfVersion5 = R"sql(
alter table entry add column known integer not null default 0;
)sql";

}  // namespace orrery::store
