#include "store/names.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <memory>

namespace orrery::store {

namespace {

// Signs by their category that are as empty as a blank.
constexpr char32_t kEmptySigns[] = {0x2800, 0xFFFC, 0x1D159};

// Without what nobody sees, in small letters (NFKC_Casefold), without blanks and marks.
std::string plain(const std::string& text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* folding = icu::Normalizer2::getNFKCCasefoldInstance(status);
    const icu::Normalizer2* parting = icu::Normalizer2::getNFDInstance(status);
    if (U_FAILURE(status)) return text;
    const icu::UnicodeString folded = folding->normalize(icu::UnicodeString::fromUTF8(text), status);
    const icu::UnicodeString parts = parting->normalize(folded, status);
    icu::UnicodeString kept;
    for (int32_t at = 0; at < parts.length(); at = parts.moveIndex32(at, 1))
        if (const UChar32 code = parts.char32At(at); u_charType(code) != U_NON_SPACING_MARK &&
                                                     !u_isUWhiteSpace(code) &&
                                                     !is_unseen(static_cast<char32_t>(code)))
            kept.append(code);
    std::string result;
    return U_FAILURE(status) ? text : kept.toUTF8String(result);
}

std::string skeleton(const std::string& text) {
    UErrorCode status = U_ZERO_ERROR;
    static const std::unique_ptr<USpoofChecker, void (*)(USpoofChecker*)> checker{uspoof_open(&status),
                                                                                  uspoof_close};
    std::string result(text.size() * 4 + 16, '\0');
    const auto size = static_cast<int32_t>(text.size());
    status = U_ZERO_ERROR;
    const int32_t written = uspoof_getSkeletonUTF8(checker.get(), 0, text.data(), size, result.data(),
                                                   static_cast<int32_t>(result.size()), &status);
    if (U_FAILURE(status) || written > static_cast<int32_t>(result.size())) return text;
    result.resize(static_cast<std::size_t>(written));
    return result;
}

}  // namespace

bool is_unseen(char32_t given) {
    const auto code = static_cast<UChar32>(given);
    constexpr std::uint32_t kUnseen =
        U_GC_CF_MASK | U_GC_CC_MASK | U_GC_CO_MASK | U_GC_CN_MASK | U_GC_CS_MASK | U_GC_ME_MASK;
    return (U_GET_GC_MASK(code) & kUnseen) != 0 ||
           std::ranges::find(kEmptySigns, given) != std::end(kEmptySigns) ||
           u_hasBinaryProperty(code, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

// Large I and small l look alike, but large I and small i are the same letter: so likeness is looked for
// before the letters are made small, and after it.
std::string name_key(std::string_view name) { return skeleton(plain(skeleton(std::string{name}))); }

}  // namespace orrery::store
