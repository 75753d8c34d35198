import CursesUI

/// A shape that points are drawn as.
public protocol ChartSymbolShape: Shape {
    /// The rectangle within the unit square that appears as large as the shape.
    nonisolated var perceptualUnitRect: CGRect { get }
}

/// The built-in symbols. In cells, a symbol is one character.
public struct BasicChartSymbolShape: Hashable, Sendable {
    enum Form: Int, CaseIterable, Sendable {
        case circle, square, triangle, diamond, cross, plus, asterisk, pentagon
    }

    let form: Form
    var isHollow = false

    /// Returns the outlined form of the symbol.
    ///
    /// - Parameter lineWidth: has no effect.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        BasicChartSymbolShape(form: form, isHollow: true)
    }
}

extension BasicChartSymbolShape: ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// Returns a path for drawing the symbol outside of charts: an ellipse or a rectangle.
    public func path(in rect: CGRect) -> Path {
        form == .circle ? Path(ellipseIn: rect) : Path(rect)
    }
}

extension Circle: ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(form: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(form: .square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(form: .triangle) }
    /// A diamond.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(form: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(form: .pentagon) }
    /// A plus sign.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(form: .plus) }
    /// A cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(form: .cross) }
    /// An asterisk.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(form: .asterisk) }
}

/// A symbol of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
    let shape: any ChartSymbolShape

    /// Creates a symbol of any type.
    public nonisolated init(_ shape: some ChartSymbolShape) {
        self.shape = shape
    }

    /// The rectangle of the symbol within the unit square.
    public nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    /// Returns the path of the symbol.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension ChartSymbol {
    /// Creates the symbol of a shape.
    init(_ shape: some ChartSymbolShape) {
        let shape = (shape as? AnyChartSymbolShape)?.shape ?? shape
        self = (shape as? BasicChartSymbolShape).map { .basic($0.form, isHollow: $0.isHollow) } ?? .shape
    }

    /// The characters of the basic symbols, which are distinguishable without colours.
    private static let glyphs: [BasicChartSymbolShape.Form: (full: String, hollow: String, ascii: String)] = [
        .circle: ("●", "○", "o"), .square: ("■", "□", "#"), .triangle: ("▲", "△", "^"), .diamond: ("◆", "◇", "v"),
        .pentagon: ("★", "☆", "@"), .plus: ("+", "+", "+"), .cross: ("×", "×", "x"), .asterisk: ("*", "*", "*"),
    ]

    /// Returns the symbol of a series.
    static func ofSeries(_ index: Int) -> ChartSymbol {
        let forms = BasicChartSymbolShape.Form.allCases
        return .basic(forms[index % forms.count], isHollow: false)
    }

    /// Returns the character of the symbol; `nil` for a view.
    @MainActor
    func character(isASCII: Bool, _ environment: EnvironmentValues) -> Character? {
        switch self {
        case .basic(let form, let isHollow):
            let glyphs = Self.glyphs[form]!
            return Character(isASCII ? glyphs.ascii : isHollow ? glyphs.hollow : glyphs.full)
        case .shape: return isASCII ? "o" : "●"
        case .text(let text): return text.characters(in: environment).first
        case .view: return nil
        }
    }
}
