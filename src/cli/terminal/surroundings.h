// What the program knows about the terminal and the person in front of it. Tests make their own.
#pragma once

#include <iosfwd>
#include <streambuf>
#include <string>

#include "cli/terminal/styled.h"
#include "engine/texts.h"

namespace orrery::cli {

struct Surroundings {
    bool real = false;                      // asked of the system, not made up
    Language language = Language::English;  // from the locale
    bool utf8 = true;                       // else everything is written in ASCII
    bool out_is_terminal = false;
    bool err_is_terminal = false;
    bool in_is_terminal = false;
    bool no_color = false;            // the variable NO_COLOR is set
    Colours colours = Colours::True;  // the most that the terminal can show
    int columns = 100, rows = 40;     // of the terminal; where there is none, a page
};

// Asks the environment and the operating system.
Surroundings surroundings_of_process();
// The window may have been resized since. What a test made up stays as it is.
void measure(Surroundings& around);

// Passes text on in ASCII: boxes become + - |, letters lose their marks, pieces become the letters of their
// seats.
class AsciiBuffer final : public std::streambuf {
  public:
    explicit AsciiBuffer(std::ostream& to) : to_{to} {}

  protected:
    int_type overflow(int_type c) override;
    int sync() override;

  private:
    void pass_on();

    std::ostream& to_;
    std::string pending_;  // the bytes of one character
};

}  // namespace orrery::cli
