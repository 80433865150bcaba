// Keeps two programs from working with one data folder.
#pragma once

#include <optional>
#include <string>

#include "engine/message.h"

namespace orrery::server {

class FolderLock {
  public:
    // Makes the folder, readable by its owner alone, where there is none.
    explicit FolderLock(const std::string& folder);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    // Why the folder is not ours: it cannot be written to, or somebody else has it.
    const std::optional<Message>& problem() const { return problem_; }

  private:
    int handle_ = -1;
    std::optional<Message> problem_;
};

}  // namespace orrery::server
