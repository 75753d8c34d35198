/// Values for the parts of one cell, at most eight, without an allocation.
struct PartArray<Element> {
    private var storage: (Element, Element, Element, Element, Element, Element, Element, Element)
    /// The number of parts.
    let count: Int

    /// - Parameter count: from 1 to 8.
    init(repeating value: Element, count: Int) {
        precondition((1...8).contains(count), "A cell has from 1 to 8 parts.")
        storage = (value, value, value, value, value, value, value, value)
        self.count = count
    }
}

extension PartArray: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(position: Int) -> Element {
        get {
            precondition((0..<count).contains(position), "The cell has no part with this index.")
            // A tuple of equal types is laid out like an array.
            return withUnsafePointer(to: storage) {
                UnsafeRawPointer($0).assumingMemoryBound(to: Element.self)[position]
            }
        }
        set {
            precondition((0..<count).contains(position), "The cell has no part with this index.")
            withUnsafeMutablePointer(to: &storage) {
                UnsafeMutableRawPointer($0).assumingMemoryBound(to: Element.self)[position] = newValue
            }
        }
    }
}

extension PartArray: Equatable where Element: Equatable {
    static func == (old: PartArray, new: PartArray) -> Bool {
        guard old.count == new.count else { return false }
        for part in old.indices where old[part] != new[part] { return false }
        return true
    }
}

extension PartArray: Sendable where Element: Sendable {}

/// The fractions of a cell's parts that a shape covers, from 0 to 1.
extension PartArray<Float> {
    /// Whether all parts are completely inside, apart from rounding errors.
    var isFull: Bool { allSatisfy { $0 > 0.996 } }

    /// Whether all parts are completely outside, apart from rounding errors.
    var isNothing: Bool { allSatisfy { $0 < 0.004 } }

    /// Returns a bit for each part that is inside; `nil` if a part is neither inside nor outside.
    ///
    /// - Parameter tolerance: the fraction of a part up to which it is outside, and from whose complement it is inside;
    ///   at most one half.
    func mask(_ tolerance: Float) -> Int? {
        var mask = 0
        for part in 0..<count {
            let amount = self[part]
            if amount >= 1 - tolerance {
                mask |= 1 << part
            } else if amount >= tolerance {
                return nil
            }
        }
        return mask
    }

    /// The fraction of the cell that is inside.
    var mean: Float { reduce(0, +) / Float(count) }
}
