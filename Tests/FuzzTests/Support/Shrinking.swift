extension Array {
    /// Returns a smaller array that still fails, by removing parts, starting with large ones. Returns the array itself
    /// if it does not fail.
    ///
    /// A failure is easier to read without unrelated elements. (The simple form of delta debugging: Zeller and
    /// Hildebrandt, 2002.)
    func shrunk(whileFailing fails: ([Element]) -> Bool) -> [Element] {
        guard fails(self) else { return self }
        var smallest = self
        var length = count / 2
        while length > 0 {
            var start = 0
            while start < smallest.count {
                var candidate = smallest
                candidate.removeSubrange(start..<Swift.min(start + length, candidate.count))
                if fails(candidate) { smallest = candidate } else { start += length }
            }
            length /= 2
        }
        return smallest
    }
}
