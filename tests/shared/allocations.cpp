#include "shared/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> taken{0};

void* try_to_take(std::size_t size) noexcept {
    ++taken;
    return std::malloc(size > 0 ? size : 1);
}
void* take(std::size_t size) {
    void* memory = try_to_take(size);
    if (memory == nullptr) throw std::bad_alloc{};
    return memory;
}

}  // namespace

void* operator new(std::size_t size) { return take(size); }
void* operator new[](std::size_t size) { return take(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return try_to_take(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return try_to_take(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace orrery {

std::uint64_t allocations() { return taken; }

}  // namespace orrery
