/// A table in ascending order. The upper bits of an entry hold a key, and the lower bits hold its value.
extension [UInt32] {
    /// Returns the last entry whose key is at most `key`.
    func lastEntry(startingAtOrBefore key: UInt32, shiftedBy shift: UInt32) -> UInt32? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] >> shift <= key {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low == 0 ? nil : self[low - 1]
    }

    /// Returns the 16-bit value of a key; `nil` if the table does not contain the key.
    func value(of key: UInt32) -> UInt32? {
        // A larger key does not fit into an entry.
        guard key <= 0xFFFF, let entry = lastEntry(startingAtOrBefore: key, shiftedBy: 16), entry >> 16 == key
        else { return nil }
        return entry & 0xFFFF
    }
}
