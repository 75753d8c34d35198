import CursesUITerminal
import Foundation

/// The areas and lines of a symbol's figure, in cells.
struct SymbolDrawing {
    /// An area, or a line if it has a width.
    struct Element {
        /// x in columns, y in rows.
        var path: Path
        /// In columns; `nil` for an area.
        var width: CGFloat?
        /// Whether the area is drawn in dots, because it is smaller than the parts of a cell.
        var isFine = false
        var color: Color?
    }

    let elements: [Element]
    /// The areas and lines that are cut out of the figure's areas.
    let holes: [Element]

    /// - Parameters:
    ///   - weight: the width of lines, where the figure is 100 high.
    ///   - leastGap: the minimum width of a line that is cut out of an area, in columns.
    init(_ figure: SymbolFigure, in size: CellSize, weight: CGFloat, leastGap: CGFloat) {
        let (x, y) = (CGFloat(size.width) / figure.width, CGFloat(size.height) / 100)
        // A row is as high as two columns are wide, so that lines are equally wide in both directions.
        let width = max(0.5, weight * min(x, y * 2))
        let (isFilled, gap) = (figure.isFilled, max(width, leastGap))
        var (elements, holes): ([Element], [Element]) = ([], [])
        for part in figure.parts {
            let path = part.path.mapped { CGPoint(x: $0.x * x, y: $0.y * y) }
            func area(isFine: Bool = false) -> Element { Element(path: path, isFine: isFine, color: part.color) }
            func line(_ width: CGFloat) -> Element { Element(path: path, width: width, color: part.color) }
            switch part.kind {
            case .area: elements.append(isFilled ? area() : line(width))
            case .stroke: elements.append(line(width))
            case .solid:
                elements += path.figures().map {
                    Element(path: $0, isFine: !isFilled || $0.isFine, color: part.color)
                }
            case .line: if isFilled { holes.append(line(gap)) } else { elements.append(line(width)) }
            case .hole: if isFilled { holes.append(area()) } else { elements.append(line(width)) }
            case .mark: if isFilled { holes.append(area()) } else { elements.append(area(isFine: true)) }
            case .gap: if isFilled { holes.append(line(gap)) }
            }
        }
        (self.elements, self.holes) = (elements, holes)
    }
}

extension Path {
    /// Whether the figure is so small that blocks of cells would lose its form; in columns and rows.
    fileprivate var isFine: Bool { min(boundingRect.width, boundingRect.height * 2) < 2 }
}

extension DrawingContext {
    /// Draws the areas and lines of a symbol.
    ///
    /// - Parameters:
    ///   - size: the size that a gradient covers; without a transform, nothing is drawn outside.
    ///   - isColored: whether parts have their natural colours.
    ///   - transform: in columns and rows.
    func draw(
        _ drawing: SymbolDrawing, in size: CellSize, _ paint: Paint, isColored: Bool,
        under transform: CGAffineTransform?
    ) {
        func moved(_ path: Path) -> Path { transform.map(path.applying) ?? path }
        let factor = transform?.lengthFactor ?? 1
        for element in drawing.elements {
            let paint = isColored ? element.color.map(Paint.color) ?? paint : paint
            let path = moved(element.path)
            let raster = PathRaster(path)
            if let width = element.width {
                // With the metrics of cells, a width of 2 is a column.
                let style = Self.symbolLine(2 * width * factor)
                if transform == nil {
                    stroke(path, style, paint, in: size, .cells)
                } else {
                    stroke(transformed: path, style, paint, .cells)
                }
            } else if element.isFine, transform == nil, !drawsPixels {
                fillDots(raster, paint, in: size)
            } else {
                let cells = transform == nil ? CellRect(origin: .zero, size: size) : raster.cells
                let holes = drawing.holes.map { hole in
                    let raster = PathRaster(moved(hole.path))
                    guard let width = hole.width else { return raster }
                    return raster.outline(in: cells, width: width * factor, Self.symbolLine(width * factor))
                }
                fill(raster, isEOFilled: false, paint, in: size, within: cells, holes: holes)
            }
        }
    }

    private static func symbolLine(_ width: CGFloat) -> StrokeStyle {
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }

    /// The width of the finest line that can be cut out of an area, in columns.
    var leastGap: CGFloat {
        if drawsPixels { return 0 }
        return switch design.blocks {
        case .none, .halves, .quadrants: 1
        case .sextants: 0.67
        case .octants: 0.5
        }
    }

    /// Draws the character in the middle of a symbol.
    ///
    /// - Parameter transform: moves the middle; in columns and rows.
    func draw(
        _ letter: Character, in size: CellSize, _ paint: Paint, isFilled: Bool, under transform: CGAffineTransform?
    ) {
        let middle = CGPoint(x: CGFloat(size.width / 2) + 0.5, y: CGFloat(size.height / 2) + 0.5)
            .applying(transform ?? .identity)
        guard middle.x.isFinite, middle.y.isFinite, abs(middle.x) < 1e6, abs(middle.y) < 1e6 else { return }
        let point = CellPoint(column: Int(middle.x.rounded(.down)), row: Int(middle.y.rounded(.down)))
        var style = paint.color(at: point, in: size).applied(to: Style(attributes: .bold))
        if isFilled { style.attributes.insert(.reverse) }
        write(String(letter), style: style, at: point)
    }
}
