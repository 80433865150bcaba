// Files of a test, in a folder of their own.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

namespace orrery {

// A folder for one test, gone afterwards.
class Folder {
  public:
    Folder() : path_{make()} {}
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string operator/(const std::string& name) const { return (path_ / name).string(); }
    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream{path_ / name, std::ios::binary} << text;
        return *this / name;
    }
    std::string read(const std::string& name) const {
        std::ifstream file{path_ / name, std::ios::binary};
        return {std::istreambuf_iterator<char>{file}, {}};
    }
    bool has(const std::string& name) const { return std::filesystem::exists(path_ / name); }
    std::size_t files() const {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator{path_}, {}));
    }
    const std::filesystem::path& path() const { return path_; }

  private:
    static std::filesystem::path make() {
        std::string name = (std::filesystem::temp_directory_path() / "orrery-XXXXXX").string();
        return mkdtemp(name.data());
    }
    std::filesystem::path path_;
};

}  // namespace orrery
