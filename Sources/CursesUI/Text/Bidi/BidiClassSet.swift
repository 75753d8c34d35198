/// The classes that occur in a text.
struct BidiClassSet: ExpressibleByArrayLiteral {
    private var bits: UInt32 = 0

    init(arrayLiteral classes: BidiClass...) {
        for element in classes { insert(element) }
    }

    mutating func insert(_ element: BidiClass) {
        bits |= 1 << UInt32(element.rawValue)
    }

    func intersects(_ other: BidiClassSet) -> Bool {
        bits & other.bits != 0
    }

    /// The explicit formatting characters.
    static let explicit: BidiClassSet = [.lre, .lro, .rle, .rlo, .pdf, .lri, .rli, .fsi, .pdi]

    /// The isolate formatting characters.
    static let isolates: BidiClassSet = [.lri, .rli, .fsi, .pdi]

    /// If a left-to-right paragraph contains none of these classes, its level is 0 everywhere.
    static let raising: BidiClassSet = [.r, .al, .an, .lre, .lro, .rle, .rlo, .lri, .rli, .fsi]
}
