import CursesUITerminal
import Foundation

/// A canvas that the terminal draws in pixels.
struct CanvasPixels {
    /// The drawing, its size, and the screen that shows it.
    struct Content: Equatable {
        /// The areas and lines, in a grid of cells that are a pixel wide and two pixels high.
        let operations: [CanvasOperation]
        /// The size in cells of the screen.
        let size: CellSize
        /// The size in pixels.
        let pixels: CellSize
        let screen: PictureScreen

        /// - Returns: `nil` if the terminal does not draw pictures, if there is nothing to draw in pixels, or if the
        ///   picture would be too large.
        @MainActor
        init?(_ operations: [CanvasOperation], in size: CellSize, _ metrics: CellMetrics, on screen: PictureScreen) {
            let sides = 1...TerminalPicture.maximumSide
            guard let cell = screen.pixels, sides.contains(size.width), sides.contains(size.height) else { return nil }
            let whole = CellSize(width: size.width * cell.width, height: size.height * cell.height)
            // The terminal enlarges a PNG file, but not sixels.
            let isEnlarged = screen.pixelColors == nil
            let most = Double(isEnlarged ? CanvasPixels.maximumPixels : CanvasPixels.maximumSixels)
            let factor = min(1, (most / Double(max(1, whole.width * whole.height))).squareRoot())
            guard whole.width > 0, whole.height > 0, isEnlarged || factor == 1 else { return nil }
            pixels = CellSize(
                width: max(1, Int(Double(whole.width) * factor)), height: max(1, Int(Double(whole.height) * factor)))
            let scale = CanvasScale(
                x: CGFloat(pixels.width) / CGFloat(size.width), y: CGFloat(pixels.height) / 2 / CGFloat(size.height),
                metrics: metrics)
            var scaled: [CanvasOperation] = []
            for operation in operations {
                guard !operation.isSeenThroughCharacters, !operation.hasEffects else { return nil }
                if let operation = operation.areas(scale) { scaled.append(operation) }
            }
            guard !scaled.isEmpty else { return nil }
            self.operations = scaled
            self.size = size
            self.screen = screen
        }

        /// The size of the grid.
        fileprivate var grid: CellSize { CellSize(width: pixels.width, height: (pixels.height + 1) / 2) }
    }

    let content: Content
    private let drawing: PictureDrawing
    /// The mean colour of each cell, row by row; `nil` where the picture is mostly clear.
    private let means: [TerminalColor?]

    /// The maximum number of pixels of a PNG file, and of sixels, which cannot be enlarged.
    private static let maximumPixels = 1 << 18
    private static let maximumSixels = 1 << 20

    /// Draws the pixels.
    ///
    /// - Returns: `nil` if the app has no module that encodes pictures, or if there are too many pictures.
    @MainActor
    init?(_ content: Content, in outer: DrawingContext) {
        let bytes = Self.pixels(of: content, in: outer)
        let request = PictureRequest(size: content.size, screen: content.screen)
        let source = Pictures.source
        guard
            let drawing = source.drawing(
                ofPixels: bytes, width: content.pixels.width, height: content.pixels.height, for: request)
        else { return nil }
        self.content = content
        self.drawing = drawing
        means = Self.means(of: bytes, content)
    }

    /// Draws the picture, and then the characters.
    ///
    /// - Parameter operations: all operations of the canvas, in cells of the screen.
    @MainActor
    func draw(_ operations: [CanvasOperation], in context: DrawingContext, _ metrics: CellMetrics) {
        let size = content.size
        let characters = operations.compactMap(\.characters)
        var covered: [CellRect] = []
        for operation in characters { operation.addCharacterAreas(to: &covered) }
        let visible = context.visiblePart(of: CellRect(origin: .zero, size: size))
        context.forEachPoint(of: visible) { point in
            let index = point.row * size.width + point.column
            guard drawing.isVisible[index] else { return }
            if covered.contains(where: { $0.contains(point) }) {
                // A cell shows either a character or a part of the picture.
                if let mean = means[index] { context.put(.space, style: Style(background: mean), at: point) }
            } else {
                context.put(drawing.picture.glyph(row: point.row, column: point.column), style: .plain, at: point)
            }
        }
        for operation in characters { operation.draw(in: context, size, metrics) }
    }

    /// Returns the pixels, row by row: red, green, blue and opacity, with colours that are premultiplied.
    ///
    /// As in `AlphaMask`, the opacity is found by drawing on black and on white. What is drawn on black is the
    /// premultiplied colour.
    @MainActor
    private static func pixels(of content: Content, in outer: DrawingContext) -> [UInt8] {
        let (grid, width, height) = (content.grid, content.pixels.width, content.pixels.height)
        let context = DrawingContext(size: grid, in: outer.design.forPixels)
        context.drawsPixels = true
        let (black, white) = (TerminalColor.rgb(0, 0, 0), TerminalColor.rgb(255, 255, 255))
        func draw(on ground: TerminalColor) -> CellBuffer {
            context.draw(on: ground, from: .zero) {
                for operation in content.operations { operation.draw(in: context, grid, .cells) }
            }
            return context.buffer
        }
        let (onBlack, onWhite) = (draw(on: black), draw(on: white))
        let (blankBlack, blankWhite) = (PartedCell.blank(.ground(black)), PartedCell.blank(.ground(white)))
        let mixer = context.mixer
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<grid.height {
            for column in 0..<grid.width {
                let (dark, light) = (onBlack[column: column, row: row], onWhite[column: column, row: row])
                if dark == blankBlack, light == blankWhite { continue }
                let (upper, lower) = (PartedCell(dark, .halves), PartedCell(light, .halves))
                for part in 0..<2 where row * 2 + part < height {
                    guard let dark = mixer.rgb(upper.parts[part]), let light = mixer.rgb(lower.parts[part]) else {
                        continue
                    }
                    let rest = dark.sumOfDifferences(to: light)
                    let alpha = 255 - min(255, max(0, (rest + 1) / 3))
                    let place = ((row * 2 + part) * width + column) * 4
                    // Rounding must not make a colour brighter than its opacity.
                    bytes[place] = min(UInt8(alpha), dark.red)
                    bytes[place + 1] = min(UInt8(alpha), dark.green)
                    bytes[place + 2] = min(UInt8(alpha), dark.blue)
                    bytes[place + 3] = UInt8(alpha)
                }
            }
        }
        return bytes
    }

    private static func means(of bytes: [UInt8], _ content: Content) -> [TerminalColor?] {
        let (size, pixels) = (content.size, content.pixels)
        var sums = [SIMD4<UInt32>](repeating: .zero, count: size.width * size.height)
        var counts = [UInt32](repeating: 0, count: sums.count)
        for y in 0..<pixels.height {
            let row = y * size.height / pixels.height
            for x in 0..<pixels.width {
                let (cell, place) = (
                    row * size.width + x * size.width / pixels.width, (y * pixels.width + x) * 4
                )
                sums[cell] &+= SIMD4(
                    UInt32(bytes[place]), UInt32(bytes[place + 1]), UInt32(bytes[place + 2]), UInt32(bytes[place + 3]))
                counts[cell] += 1
            }
        }
        return zip(sums, counts).map { sum, count in
            guard count > 0, sum.w > count * 128 else { return nil }
            func component(_ value: UInt32) -> UInt8 { UInt8(min(255, value * 255 / sum.w)) }
            return .rgb(component(sum.x), component(sum.y), component(sum.z))
        }
    }
}

/// The factors from the cells of the screen to the cells of a finer grid.
struct CanvasScale {
    let x: CGFloat
    let y: CGFloat
    let metrics: CellMetrics

    fileprivate var transform: CGAffineTransform { CGAffineTransform(scaleX: x, y: y) }

    fileprivate func scaled(_ paint: Paint) -> Paint {
        guard case .gradient(let gradient) = paint, case .radial(let center, let start, let end) = gradient.form else {
            return paint
        }
        return .gradient(
            GradientPaint(gradient: gradient.gradient, form: .radial(center: center, start: start * x, end: end * x)))
    }

    /// Returns the style for `CellMetrics.cells`, with which a width of 2 is a column. A line is at least a pixel wide.
    fileprivate func scaled(_ style: StrokeStyle) -> StrokeStyle {
        var scaled = style
        scaled.lineWidth = max(1, style.columns(metrics) * x) * 2
        scaled.dash = style.dash.map { $0 / metrics.columnWidth * x }
        scaled.dashPhase = style.dashPhase / metrics.columnWidth * x
        return scaled
    }

    fileprivate func scaled(_ clip: CanvasClip) -> CanvasClip {
        CanvasClip(path: clip.path.applying(transform), isEOFilled: clip.isEOFilled, isInverse: clip.isInverse)
    }

    fileprivate func scaled(_ layer: CanvasLayerClip) -> CanvasLayerClip {
        CanvasLayerClip(
            operations: layer.operations.compactMap { $0.areas(self) }, opacity: layer.opacity,
            isInverse: layer.isInverse)
    }
}

extension CanvasOperation {
    /// Returns the areas and lines of the operation, in a finer grid; `nil` if it draws only characters.
    fileprivate func areas(_ scale: CanvasScale) -> CanvasOperation? {
        let scaled: Drawing
        switch drawing {
        case .fill(let path, let isEOFilled, let paint):
            scaled = .fill(path.applying(scale.transform), isEOFilled: isEOFilled, scale.scaled(paint))
        case .fillRect(let rect, let paint):
            scaled = .fillRect(rect.applying(scale.transform), scale.scaled(paint))
        case .stroke(let path, let style, let paint):
            scaled = .stroke(path.applying(scale.transform), scale.scaled(style), scale.scaled(paint))
        case .text, .textPart, .symbol:
            return nil
        case .faded(let operations):
            let areas = operations.compactMap { $0.areas(scale) }
            guard !areas.isEmpty else { return nil }
            scaled = .faded(areas)
        }
        return CanvasOperation(
            scaled,
            Surroundings(
                opacity: opacity, clips: clips.map { scale.scaled($0) }, layers: layers.map { scale.scaled($0) }))
    }

    /// The characters of the operation; `nil` if it draws only areas and lines.
    fileprivate var characters: CanvasOperation? {
        switch drawing {
        case .fill, .fillRect, .stroke: return nil
        case .text, .textPart, .symbol: return self
        case .faded(let operations):
            let characters = operations.compactMap(\.characters)
            if characters.isEmpty { return nil }
            return with(.faded(characters))
        }
    }

    /// Adds the rectangles of the characters to a list.
    @MainActor
    fileprivate func addCharacterAreas(to areas: inout [CellRect]) {
        switch drawing {
        case .fill, .fillRect, .stroke: break
        case .text(let layout, _, _, let point): areas.append(CellRect(origin: point, size: layout.size))
        case .textPart(_, let part, let offset): areas.append(part.offset(by: offset))
        case .symbol(let node, let point): areas.append(CellRect(origin: point, size: node.frame.size))
        case .faded(let operations): for operation in operations { operation.addCharacterAreas(to: &areas) }
        }
    }

    /// Whether characters limit an area of the operation.
    fileprivate var isSeenThroughCharacters: Bool {
        if layers.contains(where: { $0.operations.contains { $0.characters != nil } }) { return true }
        guard case .faded(let operations) = drawing else { return false }
        return operations.contains(where: \.isSeenThroughCharacters)
    }
}

extension CanvasOperation {
    /// Whether the operation changes colours, which pixels cannot show.
    fileprivate var hasEffects: Bool {
        if !effects.isEmpty { return true }
        guard case .faded(let operations) = drawing else { return false }
        return operations.contains(where: \.hasEffects)
    }
}

extension CanvasOperation: Equatable {
    /// Returns whether two operations draw the same areas and lines. Characters count as different.
    static func == (old: CanvasOperation, new: CanvasOperation) -> Bool {
        old.drawing == new.drawing && old.surroundings == new.surroundings
    }
}

extension CanvasOperation.Drawing: Equatable {
    static func == (old: CanvasOperation.Drawing, new: CanvasOperation.Drawing) -> Bool {
        switch (old, new) {
        case (.fill(let old, let wasEOFilled, let oldPaint), .fill(let new, let isEOFilled, let newPaint)):
            old == new && wasEOFilled == isEOFilled && oldPaint == newPaint
        case (.fillRect(let old, let oldPaint), .fillRect(let new, let newPaint)):
            old == new && oldPaint == newPaint
        case (.stroke(let old, let oldStyle, let oldPaint), .stroke(let new, let newStyle, let newPaint)):
            old == new && oldStyle == newStyle && oldPaint == newPaint
        case (.faded(let old), .faded(let new)):
            old == new
        default:
            false
        }
    }
}
