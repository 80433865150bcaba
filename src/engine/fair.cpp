#include "engine/fair.h"

#include <sodium.h>

#include <cassert>

#include "core/text.h"

namespace orrery {

namespace {

using Nonce = std::array<std::uint8_t, crypto_stream_chacha20_IETF_NONCEBYTES>;
static_assert(std::tuple_size_v<FairSeed> == crypto_stream_chacha20_IETF_KEYBYTES);
static_assert(std::tuple_size_v<FairSeed> == crypto_hash_sha256_BYTES);

constexpr std::size_t kBlock = 64;  // ChaCha20 gives its stream in blocks of so many bytes
constexpr std::size_t kWord = 4;

std::string bytes_of(const FairSeed& seed) { return {seed.begin(), seed.end()}; }

FairSeed sha256(std::string_view bytes) {
    FairSeed hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    return hash;
}

Nonce nonce_of(std::uint64_t ply) {
    Nonce nonce{};
    for (std::size_t i = 0; i < sizeof ply; ++i) nonce[i] = static_cast<std::uint8_t>(ply >> (8 * i));
    return nonce;
}

std::uint32_t word_at(const std::uint8_t* bytes) {
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < kWord; ++i) word |= static_cast<std::uint32_t>(bytes[i]) << (8 * i);
    return word;
}

}  // namespace

std::string to_hex(const FairSeed& seed) { return hex(bytes_of(seed)); }

std::optional<FairSeed> seed_from_hex(std::string_view text) {
    const auto bytes = from_hex(text);
    FairSeed seed{};
    if (!bytes || bytes->size() != seed.size()) return std::nullopt;
    for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>((*bytes)[i]);
    return seed;
}

FairSeed seed_from_number(std::uint64_t n) { return sha256("orrery-seed " + std::to_string(n)); }

std::string commitment(const FairSeed& seed) { return to_hex(sha256(bytes_of(seed))); }

std::uint32_t fair_number(const FairSeed& seed, std::uint64_t ply, std::uint32_t bound) {
    assert(bound > 0);
    constexpr std::uint64_t kWords = 1ULL << 32U;
    const std::uint64_t limit = kWords - kWords % bound;
    const Nonce nonce = nonce_of(ply);
    for (std::uint32_t block = 0;; ++block) {
        std::array<std::uint8_t, kBlock> stream{};  // zeros, so that the cipher leaves its bare stream there
        crypto_stream_chacha20_ietf_xor_ic(stream.data(), stream.data(), kBlock, nonce.data(), block,
                                           seed.data());
        for (std::size_t at = 0; at < kBlock; at += kWord)
            if (const std::uint32_t word = word_at(&stream[at]); word < limit) return word % bound;
    }
}

Action fair_outcome(const FairSeed& seed, std::uint64_t ply, const AnyGame& game) {
    OutcomeList outcomes;
    game.outcomes(outcomes);
    return outcome_at(outcomes, fair_number(seed, ply, total_weight(outcomes)));
}

}  // namespace orrery
