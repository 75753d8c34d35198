import CursesUITerminal
import Foundation

/// A symbol that is drawn as a figure if it gets more room than a character needs.
struct LargeSymbol: Equatable {
    let figure: SymbolFigure
    /// Whether the figure fills the proposed size.
    let isResizable: Bool
    /// The size in the symbol's font; `nil` if a character is larger.
    let ownSize: CellSize?
    let paint: Paint
    /// The width of lines, where the figure is 100 high.
    let weight: CGFloat
    /// Whether parts of the figure have their natural colours.
    let isColored: Bool

    /// Returns `nil` if the symbol is always a character.
    init?(_ image: Image, named name: String, in environment: EnvironmentValues, _ metrics: CellMetrics) {
        let font = environment.weightedFont
        isResizable = image.resizing != nil
        guard isResizable || font?.size != nil else { return nil }
        // A bar has one row.
        guard environment.shownSymbolCharacters != .ascii, !environment.isRedacted, !environment.isInBar,
            let figure = SymbolFigure(named: environment.symbolVariants.name(of: name))
        else { return nil }
        // Font sizes are in points. They have no meaning if the unit is a cell.
        let side = metrics.columnWidth == 1 ? 0 : (font?.size ?? 0) * Self.line * environment.imageScale.factor
        let size = CellSize(width: metrics.columns(side * figure.aspectRatio), height: metrics.rows(side))
        // The symbols of one font have one size: an empty circle is as large as one with a checkmark.
        ownSize = size.isLarge ? size : nil
        guard isResizable || ownSize != nil else { return nil }
        self.figure = figure
        let mode = image.shownSymbolRenderingMode
        let natural = environment.naturalColor(ofSymbol: name, mode)
        isColored =
            image.tint == nil && environment.showsNaturalColors(mode) && figure.parts.contains { $0.color != nil }
        let color = image.tint ?? (isColored ? nil : natural)
        paint = (color.map(Paint.color) ?? environment.foregroundPaint).resolved(in: environment)
        weight = font?.isBold == true ? 11 : font?.isLight == true ? 5 : 8
    }

    /// The height of a symbol in relation to the size of its font.
    private static let line: CGFloat = 1.2

    /// Returns the size of the figure for a proposal; `nil` if the symbol is a character.
    func size(for proposal: CellProposal) -> CellSize? {
        guard isResizable else { return ownSize }
        let own = ownSize ?? CellSize(width: 1, height: 1)
        let size = CellSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
        return figure.isRecognizable(in: size) ? size : nil
    }
}

extension LargeSymbol {
    /// Draws the figure.
    ///
    /// - Parameter transform: in columns and rows.
    @MainActor
    func draw(
        in size: CellSize, look: SymbolLook, _ context: DrawingContext, under transform: CGAffineTransform? = nil
    ) {
        let gap = context.leastGap
        let drawing = SymbolDrawing(figure, in: size, weight: look.isBold ? max(weight, 11) : weight, leastGap: gap)
        let turn = look.spinner.map { step in
            CGAffineTransform(rotationAngle: CGFloat(step % 8) * .pi / 4)
                .around(CGPoint(x: CGFloat(size.width) / 2, y: CGFloat(size.height)))
                .cells(at: .zero)
        }
        let transform = turn.map { $0.concatenating(transform ?? .identity) } ?? transform
        context.draw(drawing, in: size, paint, isColored: isColored, under: transform)
        if let letter = figure.letter {
            context.draw(letter, in: size, paint, isFilled: figure.isFilled, under: transform)
        }
    }
}

extension CellSize {
    /// Whether every figure has enough cells to be recognized.
    fileprivate var isLarge: Bool { width >= 6 && height >= 3 }
}

extension SymbolFigure {
    /// Whether the figure has enough cells to be recognized. A single filled area, such as a disc, needs only few.
    fileprivate func isRecognizable(in size: CellSize) -> Bool {
        let isPlain = isFilled && letter == nil && parts.count == 1
        return isPlain ? size.width >= 3 && size.height >= 2 : size.isLarge
    }
}

extension Image.Scale {
    /// The size of a symbol in relation to that of the medium scale.
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.3
        }
    }
}

extension Image {
    /// The rendering mode of the symbol itself. A symbol in its original colours is shown in its natural ones.
    var shownSymbolRenderingMode: SymbolRenderingMode? { template == .original ? .multicolor : symbolRenderingMode }
}
