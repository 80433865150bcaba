// Something to tell a person, before it has a language: the key of a text and what fills its gaps.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace orrery {

// A value for a gap of a text: shown as it is, or (is_key) the key of another text.
struct Param {
    std::string name;
    std::string value;
    bool is_key = false;

    friend bool operator==(const Param&, const Param&) = default;
};
using Params = std::vector<Param>;

struct Message {
    std::string key;
    Params params;

    friend bool operator==(const Message&, const Message&) = default;
};

// A value, or what went wrong.
template <class T, class Problem = Message>
class Result {
  public:
    Result(T value) : content_{std::move(value)} {}            // NOLINT(google-explicit-constructor)
    Result(Problem problem) : content_{std::move(problem)} {}  // NOLINT(google-explicit-constructor)

    explicit operator bool() const { return content_.index() == 0; }
    T& operator*() & { return *std::get_if<0>(&content_); }
    const T& operator*() const& { return *std::get_if<0>(&content_); }
    T&& operator*() && { return std::move(*std::get_if<0>(&content_)); }
    T* operator->() { return std::get_if<0>(&content_); }
    const T* operator->() const { return std::get_if<0>(&content_); }
    const Problem& problem() const { return *std::get_if<1>(&content_); }

  private:
    std::variant<T, Problem> content_;
};

}  // namespace orrery
