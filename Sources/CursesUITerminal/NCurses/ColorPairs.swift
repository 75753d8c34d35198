import CNCurses

/// The table of ncurses' colour pairs.
///
/// `alloc_pair` fails permanently once 65,536 pairs are in use (ncurses 6.4). This table starts over instead,
/// and the screen is repainted.
@MainActor
struct ColorPairs {
    /// The number that ncurses uses for the terminal's default colours.
    private static let defaultColor: Int32 = -1
    /// The pair at which ncurses is forced to allocate its whole table (2.6 MB) at once, because repeated doubling
    /// would stall for tens of milliseconds.
    private static let growThreshold: Int32 = 256
    /// The number of pairs of the sixteen ANSI colours and the default colour.
    private static let nearestCount: Int32 = 17 * 17

    private let level: Capabilities.ColorLevel
    /// One past the highest pair number.
    private let limit: Int32
    /// The number of pairs at the end of the table that are reserved for `nearest`.
    private let reserve: Int32
    private var numbers: [Key: Int32] = [:]
    private var next: Int32 = 1
    private var last = (key: Key(.default, .default), number: Int32(0))

    /// - Parameter limit: one past the highest pair number, at most ncurses' own limit.
    init(level: Capabilities.ColorLevel, limit: Int32 = 65536) {
        self.level = level
        self.limit = min(limit, max(1, cncurses_color_pairs()))
        reserve = level > .ansi16 ? min(Self.nearestCount, self.limit / 2) : 0
    }

    /// Returns the pair of two colours; `nil` if the table is full.
    mutating func number(_ foreground: TerminalColor, on background: TerminalColor) -> Int32? {
        let key = Key(foreground, background)
        if key == last.key { return last.number }
        guard let number = numbers[key] ?? define(foreground, background, limit: limit - reserve) else { return nil }
        last = (key, number)
        return number
    }

    /// Returns the pair of the nearest ANSI colours, for which space is reserved. Used if a single frame needs more
    /// pairs than the table can hold.
    mutating func nearest(_ foreground: TerminalColor, on background: TerminalColor) -> Int32 {
        let level = min(level, .ansi16)
        let (foreground, background) = (foreground.degraded(to: level), background.degraded(to: level))
        return numbers[Key(foreground, background)] ?? define(foreground, background, limit: limit) ?? 0
    }

    /// Removes all pairs. Everything on the screen must be drawn again.
    mutating func reset() {
        reset_color_pairs()
        numbers.removeAll(keepingCapacity: true)
        next = 1
        last = (Key(.default, .default), 0)
    }

    private mutating func define(_ foreground: TerminalColor, _ background: TerminalColor, limit: Int32) -> Int32? {
        let colors = (color(foreground), color(background))
        if colors == (Self.defaultColor, Self.defaultColor) { return 0 }
        guard next < limit else { return nil }
        if next == Self.growThreshold, self.limit > Self.growThreshold + 1 {
            init_extended_pair(self.limit - 1, Self.defaultColor, Self.defaultColor)
        }
        guard init_extended_pair(next, colors.0, colors.1) == OK else { return nil }
        numbers[Key(foreground, background)] = next
        defer { next += 1 }
        return next
    }

    private func color(_ color: TerminalColor) -> Int32 {
        switch color.degraded(to: level).kind {
        case .default:
            Self.defaultColor
        case .palette(let index):
            (level == .trueColor ? TerminfoEntry.paletteBase : 0) + Int32(index)
        case .rgb(let red, let green, let blue):
            Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
        }
    }

    /// Two colours as one number, which is hashed faster.
    private struct Key: Hashable {
        private let bits: UInt64

        init(_ foreground: TerminalColor, _ background: TerminalColor) {
            bits = UInt64(foreground.bits) << 32 | UInt64(background.bits)
        }
    }
}
