extension Theme.Symbols {
    /// Returns the symbol before a collapsed group. It points to the trailing edge.
    func disclosureClosed(_ direction: LayoutDirection) -> String {
        direction == .rightToLeft ? Self.mirrored(disclosureClosed) : disclosureClosed
    }

    /// Returns the symbol after a row that opens another screen. It points to the trailing edge.
    func chevron(_ direction: LayoutDirection) -> String {
        direction == .rightToLeft ? Self.mirrored(chevron) : chevron
    }

    /// Returns the symbol for a cell whose leading half is filled.
    func barHalf(_ direction: LayoutDirection) -> String {
        direction == .rightToLeft ? Self.mirrored(barHalf) : barHalf
    }

    private static func mirrored(_ symbol: String) -> String { String(symbol.reversed().map { mirrors[$0] ?? $0 }) }

    private static let mirrors: [Character: Character] = {
        let pairs: [(Character, Character)] = [
            ("▸", "◂"), ("▶", "◀"), ("▷", "◁"), ("▹", "◃"), ("►", "◄"), ("›", "‹"), ("»", "«"), (">", "<"), ("→", "←"),
            ("╾", "╼"), ("╸", "╺"), ("╴", "╶"), ("▌", "▐"), ("(", ")"), ("[", "]"), ("⟩", "⟨"), ("❯", "❮"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
    }()
}
