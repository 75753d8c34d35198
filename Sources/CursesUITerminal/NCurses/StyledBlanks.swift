import CNCurses

/// Spaces in recent styles as ncurses cells. The cell of any other character of one column differs only in the
/// character.
struct StyledBlanks {
    private struct Entry {
        let style: Style
        let blank: cchar_t
    }

    /// A power of two.
    private static let capacity = 64

    /// A style has one possible place, so a new style replaces an older one.
    private var entries: [Entry?] = Array(repeating: nil, count: capacity)

    subscript(style: Style) -> cchar_t? {
        get {
            guard let entry = entries[Self.place(of: style)], entry.style == style else { return nil }
            return entry.blank
        }
        set {
            entries[Self.place(of: style)] = newValue.map { Entry(style: style, blank: $0) }
        }
    }

    mutating func removeAll() {
        for place in entries.indices { entries[place] = nil }
    }

    private static func place(of style: Style) -> Int {
        let colors = style.foreground.bits ^ style.background.bits &* 7 ^ UInt32(style.attributes.rawValue) &* 13
        return Int((colors ^ colors >> 6 ^ colors >> 12 ^ colors >> 18) & UInt32(capacity - 1))
    }
}
