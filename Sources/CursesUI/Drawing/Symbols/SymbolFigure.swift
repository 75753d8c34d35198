import Foundation

/// The figure of a symbol, which is drawn where the symbol is larger than a character.
struct SymbolFigure: Equatable, Sendable {
    /// How a part of a figure is drawn in the plain and in the filled symbol.
    enum Kind: Character, Sendable {
        /// An area: an outline in the plain symbol.
        case area = "A"
        /// A line within areas, which is cut out of them in the filled symbol.
        case line = "L"
        /// A line that is drawn in both symbols.
        case stroke = "K"
        /// An area that is filled in both symbols.
        case solid = "S"
        /// A filled area, which is cut out of others in the filled symbol.
        case mark = "D"
        /// An outline, whose inside is cut out of areas in the filled symbol.
        case hole = "H"
        /// A line that is only cut out of areas, in the filled symbol.
        case gap = "G"
    }

    /// A part of a figure.
    struct Part: Equatable, Sendable {
        var kind: Kind
        var path: Path
        /// The part's own colour, if the symbol is shown in natural colours.
        var color: Color?
    }

    /// The width if the height is 100.
    let width: CGFloat
    let isFilled: Bool
    private(set) var parts: [Part]
    /// A character in the middle, such as that of `7.circle`.
    private(set) var letter: Character?

    /// The ratio of width to height.
    var aspectRatio: CGFloat { width / 100 }
}

// MARK: Names

extension SymbolFigure {
    /// Creates the figure of a symbol. If there is none for the name, suffixes are removed from it one by one. Returns
    /// `nil` if there is no figure for the rest either.
    ///
    /// A symbol in a circle, in a square or with a slash is put together from the figures of the symbol and the shape.
    ///
    /// - Parameter name: a name of SF Symbols.
    init?(named name: String) {
        var parts = name.split(separator: ".")
        let isFilled = parts.contains("fill")
        parts.removeAll { $0 == "fill" }
        let all = parts.count
        while !parts.isEmpty {
            // A shape that remains of a longer name is a different symbol.
            let isWhole = parts.count == all
            if isWhole || !Self.shapes.contains(parts.joined(separator: ".")),
                let figure = Self.figure(parts[...], isFilled: isFilled)
            {
                self = figure
                return
            }
            guard !Self.essentials.contains(parts.removeLast()) else { return nil }
        }
        return nil
    }

    /// The parts of names without which the rest names a different symbol.
    private static let essentials: Set<Substring> = [
        "arrow", "bottomhalf", "chevron", "down", "filled", "forwardslash", "left", "lefthalf", "leadinghalf", "right",
        "righthalf", "tophalf", "trailinghalf", "up",
    ]

    private static let shapes: Set = [
        "app", "capsule", "circle", "diamond", "hexagon", "line", "octagon", "pentagon", "rectangle", "seal", "shield",
        "square", "triangle",
    ]
    private static let enclosures: Set<Substring> = ["app", "circle", "rectangle", "shield", "square"]

    private static func figure(_ name: ArraySlice<Substring>, isFilled: Bool) -> SymbolFigure? {
        if let drawn = table[name.joined(separator: ".")] {
            return SymbolFigure(width: drawn.width, isFilled: isFilled, parts: drawn.parts)
        }
        guard let last = name.last, name.count > 1 else { return nil }
        let inner = name.dropLast()
        if last == "slash" { return figure(inner, isFilled: isFilled)?.slashed() }
        guard enclosures.contains(last), let shape = figure([last], isFilled: isFilled) else { return nil }
        if let figure = figure(inner, isFilled: true) { return figure.enclosed(in: shape) }
        guard inner.count == 1, let text = inner.first, text.count == 1 else { return nil }
        var lettered = shape
        lettered.letter = text.uppercased().first
        return lettered
    }

    private func slashed() -> SymbolFigure {
        var figure = self
        figure.parts.append(Part(kind: .gap, path: SymbolPath.path("20 4 m 96 88 l")))
        figure.parts.append(Part(kind: .stroke, path: SymbolPath.path("10 8 m 88 94 l")))
        return figure
    }

    /// Returns the silhouette of the figure within a shape.
    private func enclosed(in shape: SymbolFigure) -> SymbolFigure {
        let scale = 52 / max(100, width)
        var figure = shape
        for part in parts {
            let kind: Kind
            switch part.kind {
            case .area, .solid: kind = .mark
            case .stroke: kind = .line
            case .line, .mark, .hole, .gap: continue
            }
            let path = part.path.mapped {
                CGPoint(x: shape.width / 2 + ($0.x - width / 2) * scale, y: 50 + ($0.y - 50) * scale)
            }
            figure.parts.append(Part(kind: kind, path: path))
        }
        return figure
    }

    private static let table: [String: (width: CGFloat, parts: [Part])] = {
        var table: [String: (width: CGFloat, parts: [Part])] = [:]
        var names: [String] = []
        var (width, texts): (CGFloat, [String]) = (100, [])
        func add() {
            let parts = texts.compactMap(part)
            for name in names { table[name] = (width, parts) }
            texts = []
        }
        for line in SymbolFigureTable.lines.split(separator: "\n") {
            let text = line.trimmingPrefix { $0 == " " }
            if line.first != " " {
                add()
                names = text.split(separator: " ").map(String.init)
                width = names.first.flatMap { Double($0) }.map { CGFloat($0) } ?? 100
                names.removeAll { Double($0) != nil }
            } else if text.first?.isUppercase == true {
                texts.append(String(text))
            } else if let last = texts.indices.last {
                texts[last] += " " + text
            }
        }
        add()
        return table
    }()

    private static func part(_ text: String) -> Part? {
        guard let first = text.first, let kind = Kind(rawValue: first), let end = text.firstIndex(of: " ") else {
            return nil
        }
        let color = text[..<end].dropFirst().first.flatMap { colors[$0] }
        return Part(kind: kind, path: SymbolPath.path(text[end...]), color: color)
    }

    private static let colors: [Character: Color] = [
        "b": .blue, "c": .cyan, "g": .green, "o": .orange, "r": .red, "y": .yellow,
    ]
}
