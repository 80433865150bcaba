// A bot that is a program in any language: started by us, asked through the protocol (docs/protocol.md).
#pragma once

#include "bots/bot_name.h"
#include "lab/players/player.h"

namespace orrery {

inline constexpr std::string_view kProgramBot = "program";

// Settings: path=FILE, args=WORDS (separated by blanks), timeout=TIME for each answer (10s). Refused with the
// reason unless there is such a file that can be run.
Result<std::unique_ptr<Player>> make_program_bot(const BotName& name);

}  // namespace orrery
