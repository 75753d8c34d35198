/// The names are the most common names of Apple's SF Symbols. The signs are characters of the Basic Multilingual Plane
/// that common terminal fonts contain. They are one column wide in the Unicode table of CursesUI, and terminals do not
/// show them as an emoji of two columns.
extension SymbolTable {
    /// The forms of a symbol, each of one or two columns.
    struct Sign: Hashable {
        let unicode: String
        let ascii: String
        /// A character of the Private Use Area that Nerd Fonts contain; `nil` if there is none for the symbol.
        let nerdFont: String?

        /// Returns the form for a set of characters.
        func text(_ characters: SymbolCharacters) -> String {
            switch characters {
            case .ascii: ascii
            case .unicode: unicode
            case .nerdFont: nerdFont ?? unicode
            }
        }
    }

    /// The sign of each name.
    static let signs: [String: Sign] = {
        var signs: [String: Sign] = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard parts.count > 3 else { continue }
            let forms = parts.suffix(3).map(String.init)
            let code = UInt32(forms[2], radix: 16).flatMap(Unicode.Scalar.init)
            let sign = Sign(unicode: forms[0], ascii: forms[1], nerdFont: code.map { String($0) })
            for name in parts.dropLast(3) { signs[String(name)] = sign }
        }
        return signs
    }()
}

extension SymbolTable.Sign {
    /// Creates the sign of a symbol with a number from 10 to 50, such as `25.circle.fill`; `nil` for other names.
    ///
    /// The numbers in circles are in the blocks Enclosed Alphanumerics and Enclosed CJK Letters and Months of Unicode.
    init?(numberOf name: String) {
        let parts = name.split(separator: ".")
        guard let first = parts.first, parts.count > 1, let number = UInt32(first), 10...50 ~= number else {
            return nil
        }
        let base: UInt32 = number <= 20 ? 0x2460 - 1 : number <= 35 ? 0x3251 - 21 : 0x32B1 - 36
        let circle = Unicode.Scalar(base + number).map { String($0) }
        self.init(
            unicode: parts.contains("circle") ? circle ?? String(first) : String(first), ascii: String(first),
            nerdFont: nil)
    }
}
