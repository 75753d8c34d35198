import CursesUITerminal

/// A cell, represented by the colours of its parts. A terminal can show two of these colours, by means of a block
/// character.
struct PartedCell {
    /// The colour of a part.
    struct Part: Hashable {
        let color: TerminalColor
        /// Whether the colour `.default` means the terminal's own foreground rather than its own background.
        let isInk: Bool

        static func ground(_ color: TerminalColor) -> Part { Part(color: color, isInk: false) }

        static func ink(_ color: TerminalColor) -> Part { Part(color: color, isInk: color == .default) }

        /// Whether the colour can only be used as a background.
        var isOwnGround: Bool { color == .default && !isInk }
    }

    let grid: CellGrid
    private(set) var parts: PartArray<Part>

    /// Creates the parts of a cell that has been drawn. A cell with a text counts as filled with its background colour.
    init(_ cell: Cell, _ grid: CellGrid) {
        self.grid = grid
        let isReversed = cell.style.attributes.contains(.reverse)
        let (ink, ground) = (Part.ink(cell.style.foreground), Part.ground(cell.style.background))
        let mask = Self.isParted(cell) ? BlockGlyphs.mask(of: cell.glyph, grid) ?? 0 : 0
        parts = PartArray(repeating: ground, count: grid.count)
        for part in 0..<grid.count where (mask & 1 << part != 0) != isReversed { parts[part] = ink }
    }

    /// Returns whether a cell consists of parts, because it is blank or shows a block character.
    static func isParted(_ cell: Cell) -> Bool {
        cell.style.attributes.subtracting(.reverse).isEmpty
            && BlockGlyphs.filledPart(of: cell.glyph) != nil
    }

    subscript(part: Int) -> Part {
        get { parts[part] }
        set { parts[part] = newValue }
    }

    // MARK: Two colours

    /// Returns the cell that shows the colours of the parts with the least error.
    ///
    /// - Parameter scheme: the colour scheme of a screen without colours; `nil` if the screen has colours.
    func cell(_ mixer: ColorMixer, withoutColors scheme: ColorScheme?) -> Cell {
        if let scheme { return monochrome(scheme) }
        guard let colors = firstTwo else { return Self.blank(parts[0]) }
        var (first, second) = (colors.first, colors.second)
        var mask = colors.mask
        if colors.hasMore {
            (first, second) = nearestPair(distinct, mixer)
            mask = self.mask { Self.distance($0, first, mixer) <= Self.distance($0, second, mixer) }
            (first, second) = (mean(mask, first, mixer), mean(~mask, second, mixer))
        }
        return Self.cell(first, second, mask, grid)
    }

    /// Returns the cell in which some parts have one colour, and all other parts a second colour.
    ///
    /// - Parameter mask: one bit for each part that has the first colour.
    private static func cell(_ first: Part, _ second: Part, _ mask: Int, _ grid: CellGrid) -> Cell {
        var (first, second, mask) = (first, second, mask)
        // The first part always has the foreground colour, so that equal pictures consist of equal cells. There are two
        // exceptions: the terminal's own background colour can only be the background, and its own foreground colour
        // can only be the foreground.
        if first.isOwnGround || second.isInk || mask & 1 == 0 && !second.isOwnGround && !first.isInk {
            (first, second) = (second, first)
            mask = ~mask & grid.all
        }
        if first == second { return blank(first) }
        return Cell(
            glyph: BlockGlyphs.glyph(mask, grid), style: Style(foreground: first.color, background: second.color))
    }

    /// Returns a drawn cell after some of its parts have been filled with one colour, without a list of its parts;
    /// `nil` if the result has more than two colours. If nothing changes, it returns the drawn cell.
    ///
    /// - Parameter mask: one bit for each part that is filled.
    static func cell(_ below: Cell, filling mask: Int, of grid: CellGrid, with color: Part) -> Cell? {
        var (ink, ground) = (Part.ink(below.style.foreground), Part.ground(below.style.background))
        if below.style.attributes.contains(.reverse) { (ink, ground) = (ground, ink) }
        let inked = isParted(below) ? BlockGlyphs.mask(of: below.glyph, grid) ?? 0 : 0
        let same = (ink == color ? inked : 0) | (ground == color ? grid.all & ~inked : 0)
        if mask & ~same == 0 { return below }
        let filled = mask | same
        if filled == grid.all { return blank(color) }
        let (inkLeft, groundLeft) = (inked & ~filled, grid.all & ~inked & ~filled)
        guard inkLeft == 0 || groundLeft == 0 || ink == ground else { return nil }
        return cell(color, groundLeft == 0 ? ink : ground, filled, grid)
    }

    /// Returns the colour of a cell without its character.
    static func ground(of cell: Cell) -> Part {
        cell.style.attributes.contains(.reverse) ? .ink(cell.style.foreground) : .ground(cell.style.background)
    }

    /// Returns the colour of a cell's character.
    static func ink(of cell: Cell) -> Part {
        cell.style.attributes.contains(.reverse) ? .ground(cell.style.background) : .ink(cell.style.foreground)
    }

    /// Returns a cell in a single colour.
    static func blank(_ part: Part) -> Cell {
        let style = part.isInk ? Style(attributes: .reverse) : Style(background: part.color)
        return Cell(glyph: .space, style: style)
    }

    /// Returns the cell for a screen without colours, on which a part is either filled or not.
    private func monochrome(_ scheme: ColorScheme) -> Cell {
        let seen = mask { $0.isInk || $0.color.standsOut(in: scheme) }
        if seen == 0 || seen == grid.all { return Self.blank(parts[0]) }
        return Cell(glyph: BlockGlyphs.glyph(seen, grid))
    }

    /// The first two colours, the parts that have the first one, and whether there are more colours; `nil` if all parts
    /// have the same colour. Nearly all cells have two, so this allocates nothing.
    private var firstTwo: (first: Part, second: Part, mask: Int, hasMore: Bool)? {
        let first = parts[0]
        var second: Part?
        var mask = 1
        var hasMore = false
        for index in 1..<parts.count {
            let part = parts[index]
            if part == first {
                mask |= 1 << index
            } else if let second {
                if part != second { hasMore = true }
            } else {
                second = part
            }
        }
        return second.map { (first, $0, mask, hasMore) }
    }

    /// The different colours, in the order of the parts.
    private var distinct: [Part] {
        var colors: [Part] = []
        for part in parts where !colors.contains(part) { colors.append(part) }
        return colors
    }

    private func mask(where isIn: (Part) -> Bool) -> Int {
        parts.indices.reduce(0) { isIn(parts[$1]) ? $0 | 1 << $1 : $0 }
    }

    private func nearestPair(_ colors: [Part], _ mixer: ColorMixer) -> (Part, Part) {
        var best = (colors[0], colors[1])
        var least = Int.max
        for (index, first) in colors.enumerated() {
            for second in colors[(index + 1)...] {
                let error = parts.reduce(0) {
                    $0 + min(Self.distance($1, first, mixer), Self.distance($1, second, mixer))
                }
                if error < least { (best, least) = ((first, second), error) }
            }
        }
        return best
    }

    /// Returns the square of the distance between two colours; the maximum if a colour is unknown.
    private static func distance(_ one: Part, _ other: Part, _ mixer: ColorMixer) -> Int {
        if one == other { return 0 }
        guard let a = mixer.rgb(one), let b = mixer.rgb(other) else { return 3 * 255 * 255 }
        let (red, green, blue) = (Int(a.red) - Int(b.red), Int(a.green) - Int(b.green), Int(a.blue) - Int(b.blue))
        return red * red + green * green + blue * blue
    }

    /// Returns the mean colour of all parts; the colour of most of them if one of the colours is unknown.
    func mean(_ mixer: ColorMixer) -> Part {
        let colors = distinct
        guard colors.count > 1 else { return parts[0] }
        let components = parts.compactMap(mixer.rgb)
        guard mixer.mixes, components.count == parts.count else {
            return colors.max { one, other in count(one) < count(other) } ?? parts[0]
        }
        return Self.mean(components)
    }

    private func count(_ color: Part) -> Int { parts.count { $0 == color } }

    private static func mean(_ components: [RGB]) -> Part {
        func component(_ path: KeyPath<RGB, UInt8>) -> UInt8 {
            let sum = components.reduce(0) { $0 + Int($1[keyPath: path]) }
            return UInt8((sum + components.count / 2) / components.count)
        }
        return .ground(
            RGB(red: component(\.red), green: component(\.green), blue: component(\.blue)).terminalColor)
    }

    /// Returns the mean colour of some parts; `color` if colours are not mixed, or if one of them is unknown.
    private func mean(_ mask: Int, _ color: Part, _ mixer: ColorMixer) -> Part {
        let members = parts.indices.filter { mask & 1 << $0 != 0 }.map { parts[$0] }
        guard members.contains(where: { $0 != members[0] }) else { return members.first ?? color }
        guard mixer.smooths else { return color }
        let components = members.compactMap(mixer.rgb)
        return components.count == members.count ? Self.mean(components) : color
    }
}

extension Style {
    /// The style with the colours of a character and its background. It has reverse video only if the colours need it.
    func colored(ink: PartedCell.Part, ground: PartedCell.Part) -> Style {
        var style = self
        style.attributes.remove(.reverse)
        (style.foreground, style.background) = (ink.color, ground.color)
        // The terminal's own background can only be the background, and its own foreground only the foreground.
        if ink.isOwnGround || ground.isInk {
            swap(&style.foreground, &style.background)
            style.attributes.insert(.reverse)
        }
        return style
    }
}

extension ColorMixer {
    /// Whether intermediate colours are shown at the edges of shapes: all colours are known, and there are enough of
    /// them.
    var smooths: Bool { level == .trueColor && base != nil }

    /// Returns the components of a part's colour; `nil` if they are unknown.
    func rgb(_ part: PartedCell.Part) -> RGB? { part.isInk ? ink(part.color) : ground(part.color) }
}
