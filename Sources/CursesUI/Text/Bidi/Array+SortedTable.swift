/// A table whose entries hold a key in their upper bits and a value in the lower bits, in ascending order.
extension [UInt32] {
    /// The last entry with a key of at most `key`.
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

    /// The value of a key, in 16 bits.
    func value(of key: UInt32) -> UInt32? {
        // A larger key does not fit into an entry.
        guard key <= 0xFFFF, let entry = lastEntry(startingAtOrBefore: key, shiftedBy: 16), entry >> 16 == key
        else { return nil }
        return entry & 0xFFFF
    }
}
