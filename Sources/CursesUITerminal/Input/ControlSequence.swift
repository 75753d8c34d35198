/// A parsed control sequence (CSI): ECMA-48, section 5.4.
struct ControlSequence {
    /// The character `<`, `=`, `>` or `?` that marks the parameters as private.
    private(set) var marker: UInt8?
    /// The parameters, which are separated by `;`, each with its subparameters, which are separated by `:`; `nil` for
    /// an empty one.
    private(set) var parameters: [[Int?]] = []
    private(set) var intermediates: [UInt8] = []
    let final: UInt8

    /// - Parameter bytes: all bytes between CSI and the final byte.
    /// - Returns: `nil` if the bytes do not follow the standard.
    init?(_ bytes: ArraySlice<UInt8>, final: UInt8) {
        self.final = final
        var rest = bytes
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            marker = first
            rest.removeFirst()
        }
        let end = rest.firstIndex { $0 < 0x30 } ?? rest.endIndex
        intermediates = Array(rest[end...])
        rest = rest[..<end]
        guard intermediates.allSatisfy({ $0 < 0x30 }), rest.allSatisfy({ $0 < 0x3C }) else {
            return nil
        }
        guard !rest.isEmpty else { return }
        parameters = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
            $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                .map(ControlSequence.number)
        }
    }

    /// Returns a parameter or one of its subparameters; `nil` if it is missing or empty.
    func value(_ index: Int, part: Int = 0) -> Int? {
        guard index < parameters.count, part < parameters[index].count else { return nil }
        return parameters[index][part]
    }

    /// The first subparameter of each parameter; 0 for omitted parameters.
    var values: [Int] { parameters.map { ($0.first ?? nil) ?? 0 } }

    /// Parses a decimal number. A larger one than any Unicode scalar becomes a number that is no scalar.
    static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        return digits.reduce(0) { min($0 * 10 + Int($1) - 0x30, 0x11_0000) }
    }
}
