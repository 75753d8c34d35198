/// Values for types, found by the address of a type's metadata.
///
/// The views of a frame are compared one by one, and each comparison is looked up by its type. A dictionary would hash
/// the address each time, which takes longer than most comparisons.
struct TypeTable<Value> {
    /// The addresses of the types; zero marks a free place. The number of places is a power of two, and at least half of
    /// them are free.
    private var keys = [UInt](repeating: 0, count: 64)
    private var values = [Value?](repeating: nil, count: 64)
    private var count = 0

    /// The value for a type; `nil` if there is none. A value can be replaced, but not removed.
    subscript(type: Any.Type) -> Value? {
        get {
            let key = UInt(bitPattern: ObjectIdentifier(type))
            let place = place(of: key)
            return keys[place] == key ? values[place] : nil
        }
        set {
            if count * 2 >= keys.count { grow() }
            let key = UInt(bitPattern: ObjectIdentifier(type))
            let place = place(of: key)
            if keys[place] == 0 { count += 1 }
            keys[place] = key
            values[place] = newValue
        }
    }

    /// Returns the place of a key, or the free place for it: open addressing with linear probing, from a multiplicative
    /// hash (Knuth, The Art of Computer Programming, volume 3, section 6.4).
    private func place(of key: UInt) -> Int {
        let bits = keys.count.trailingZeroBitCount
        var place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> (UInt.bitWidth - bits))
        while keys[place] != 0, keys[place] != key { place = (place + 1) & (keys.count - 1) }
        return place
    }

    private mutating func grow() {
        let old = zip(keys, values)
        keys = Array(repeating: 0, count: keys.count * 2)
        values = Array(repeating: nil, count: keys.count)
        for (key, value) in old where key != 0 {
            let place = place(of: key)
            keys[place] = key
            values[place] = value
        }
    }
}
