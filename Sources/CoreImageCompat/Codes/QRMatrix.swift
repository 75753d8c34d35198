/// The modules of a QR code.
struct QRMatrix {
    let version: QRVersion
    let side: Int
    private var dark: [Bool]
    /// Whether a module belongs to a pattern, or to the information about the code, and not to the data.
    private var isPattern: [Bool]

    /// Creates a matrix with the patterns of a version (6.3 and 7.10), and without data.
    init(_ version: QRVersion) {
        self.version = version
        side = version.side
        dark = Array(repeating: false, count: side * side)
        isPattern = dark
        for place in 0..<side {
            set(6, place, place % 2 == 0)
            set(place, 6, place % 2 == 0)
        }
        for (column, row) in [(3, 3), (side - 4, 3), (3, side - 4)] { placeFinder(column, row) }
        placeAlignments()
        // The places of the format; the bits depend on the mask.
        placeFormat(0)
        if version.number >= 7 { placeVersion() }
    }

    subscript(column: Int, row: Int) -> Bool { dark[row * side + column] }

    private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
        dark[row * side + column] = isDark
        isPattern[row * side + column] = true
    }

    private mutating func placeFinder(_ column: Int, _ row: Int) {
        for y in max(0, row - 4)...min(side - 1, row + 4) {
            for x in max(0, column - 4)...min(side - 1, column + 4) {
                let ring = max(abs(x - column), abs(y - row))
                set(x, y, ring != 2 && ring != 4)
            }
        }
    }

    private mutating func placeAlignments() {
        let centers = version.alignmentCenters
        let last = centers.last ?? 0
        for row in centers {
            for column in centers {
                let isCorner = [(6, 6), (last, 6), (6, last)].contains { $0 == (column, row) }
                guard !isCorner else { continue }
                for y in -2...2 {
                    for x in -2...2 { set(column + x, row + y, max(abs(x), abs(y)) != 1) }
                }
            }
        }
    }

    /// Places the format twice (7.9): beside the corner at the top left, and beside the other two.
    private mutating func placeFormat(_ bits: Int) {
        func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
        for place in 0..<6 { set(8, place, bit(place)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for place in 9..<15 { set(14 - place, 8, bit(place)) }
        for place in 0..<8 { set(side - 1 - place, 8, bit(place)) }
        for place in 8..<15 { set(8, side - 15 + place, bit(place)) }
        set(8, side - 8, true)
    }

    /// Places the version twice (7.10), with the BCH code of annex D.
    private mutating func placeVersion() {
        let bits = version.number << 12 | Self.remainder(version.number << 12, 0b1_1111_0010_0101)
        for place in 0..<18 {
            let (along, across) = (place / 3, side - 11 + place % 3)
            set(across, along, bits >> place & 1 == 1)
            set(along, across, bits >> place & 1 == 1)
        }
    }

    /// Returns the remainder of a division of polynomials whose coefficients are bits.
    private static func remainder(_ value: Int, _ divisor: Int) -> Int {
        var value = value
        let length = Int.bitWidth - divisor.leadingZeroBitCount
        for place in stride(from: Int.bitWidth - value.leadingZeroBitCount - length, through: 0, by: -1)
        where value >> (place + length - 1) & 1 == 1 {
            value ^= divisor << place
        }
        return value
    }

    /// Returns the columns and rows of the modules for data, in their order (7.7.3): upwards and downwards in pairs of
    /// columns, from the right.
    func dataPlaces() -> [(column: Int, row: Int)] {
        var places: [(column: Int, row: Int)] = []
        var isUpwards = true
        var right = side - 1
        while right > 0 {
            // The column of the timing pattern belongs to no pair.
            if right == 6 { right = 5 }
            for step in 0..<side {
                let row = isUpwards ? side - 1 - step : step
                for column in [right, right - 1] where !isPattern[row * side + column] { places.append((column, row)) }
            }
            isUpwards.toggle()
            right -= 2
        }
        return places
    }

    /// Places the bits of bytes. Modules for which there are none stay light.
    mutating func place(_ bytes: [UInt8]) {
        for (index, place) in dataPlaces().prefix(bytes.count * 8).enumerated() {
            dark[place.row * side + place.column] = bytes[index / 8] >> (7 - index % 8) & 1 == 1
        }
    }

    /// Returns the matrix with a mask (7.8.2) and the format, which names it.
    func masked(_ mask: Int, _ correction: QRCorrection) -> QRMatrix {
        var result = self
        for row in 0..<side {
            for column in 0..<side where !isPattern[row * side + column] && Self.isInverted(mask, row, column) {
                result.dark[row * side + column].toggle()
            }
        }
        // The BCH code of annex C, and the mask of the format.
        let format = (correction.bits << 3 | mask) << 10
        result.placeFormat((format | Self.remainder(format, 0b101_0011_0111)) ^ 0b101_0100_0001_0010)
        return result
    }

    /// Returns whether a mask inverts a module (table 10).
    static func isInverted(_ mask: Int, _ i: Int, _ j: Int) -> Bool {
        switch mask {
        case 0: (i + j) % 2 == 0
        case 1: i % 2 == 0
        case 2: j % 3 == 0
        case 3: (i + j) % 3 == 0
        case 4: (i / 2 + j / 3) % 2 == 0
        case 5: i * j % 2 + i * j % 3 == 0
        case 6: (i * j % 2 + i * j % 3) % 2 == 0
        default: ((i + j) % 2 + i * j % 3) % 2 == 0
        }
    }

    /// The modules in rows from the top.
    var modules: [Bool] { dark }
}
