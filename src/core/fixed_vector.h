// A vector with inline storage: trivially copyable, no heap, bounded by its type. How much is put into one
// and taken out again may follow from a file, so those bounds hold in release builds, too; whoever reads
// beyond the end is in error.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "core/enforce.h"

namespace orrery {

template <class T, std::size_t Capacity>
class FixedVector {
  public:
    using value_type = T;
    static constexpr std::size_t kCapacity = Capacity;

    constexpr FixedVector() = default;
    constexpr FixedVector(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }

    constexpr void push_back(const T& value) {
        enforce(size_ < Capacity, __PRETTY_FUNCTION__);
        items_[size_++] = value;
    }
    constexpr T pop_back() {
        enforce(size_ > 0, __PRETTY_FUNCTION__);
        const T last = items_[--size_];
        items_[size_] = T{};  // what is no longer part of the value must not tell two equal values apart
        return last;
    }
    constexpr void clear() { *this = {}; }
    // Shortens without cleaning up behind: for scratch lists that are never compared.
    constexpr void truncate(std::size_t size) {
        assert(size <= size_);
        size_ = static_cast<Size>(size);
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == Capacity; }
    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T& back() { return (*this)[size_ - 1U]; }
    constexpr const T& back() const { return (*this)[size_ - 1U]; }
    constexpr T* begin() { return items_; }
    constexpr T* end() { return items_ + size_; }
    constexpr const T* begin() const { return items_; }
    constexpr const T* end() const { return items_ + size_; }
    constexpr bool contains(const T& value) const {
        for (const T& item : *this)
            if (item == value) return true;
        return false;
    }
    friend constexpr bool operator==(const FixedVector& left, const FixedVector& right) {
        if (left.size_ != right.size_) return false;
        for (std::size_t i = 0; i < left.size_; ++i)
            if (!(left.items_[i] == right.items_[i])) return false;
        return true;
    }

  private:
    using Size = std::uint16_t;
    Size size_ = 0;
    T items_[Capacity]{};
};

// A list that is filled, read and thrown away on the hot path: its storage is not cleared first.
template <class T, std::size_t Capacity>
class ScratchList {
  public:
    ScratchList() {}  // NOLINT(modernize-use-equals-default): '= default' would zero the storage
    void push_back(const T& value) {
        enforce(size_ < Capacity, __PRETTY_FUNCTION__);
        items_[size_++] = value;
    }
    void clear() { size_ = 0; }
    void truncate(std::size_t size) { size_ = static_cast<std::uint32_t>(size); }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    const T* begin() const { return items_; }
    const T* end() const { return items_ + size_; }
    T* begin() { return items_; }
    T* end() { return items_ + size_; }
    bool contains(const T& value) const {
        for (const T& item : *this)
            if (item == value) return true;
        return false;
    }

  private:
    std::uint32_t size_ = 0;
    union {  // so that no element is constructed before it is pushed
        T items_[Capacity];
    };
};

}  // namespace orrery
