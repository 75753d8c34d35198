import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Filters of a canvas")
struct CanvasFilterTests {
    private let bounds = CGRect(x: 0, y: 0, width: 4, height: 2)

    private func color(_ draw: @escaping (inout GraphicsContext) -> Void) -> TerminalColor {
        let canvas = Canvas { context, _ in draw(&context) }
        return render(canvas, size: CellSize(width: 4, height: 2)).cell(1, 1).style.background
    }

    private func color(of view: some View) -> TerminalColor {
        render(view, size: CellSize(width: 4, height: 2)).cell(1, 1).style.background
    }

    private let orange = Color(red: 1, green: 0.6, blue: 0.2)

    private func filtered(_ filter: GraphicsContext.Filter) -> TerminalColor {
        color { context in
            context.addFilter(filter)
            context.fill(Path(bounds), with: .color(orange))
        }
    }

    @Test("a filter has the effect of the modifier")
    func effects() {
        #expect(filtered(.grayscale(1)) == color(of: orange.grayscale(1)))
        #expect(filtered(.brightness(-0.2)) == color(of: orange.brightness(-0.2)))
        #expect(filtered(.contrast(0.5)) == color(of: orange.contrast(0.5)))
        #expect(filtered(.saturation(0.5)) == color(of: orange.saturation(0.5)))
        #expect(filtered(.hueRotation(.degrees(90))) == color(of: orange.hueRotation(.degrees(90))))
        #expect(filtered(.colorInvert()) == color(of: orange.colorInvert()))
        #expect(filtered(.colorMultiply(.red)) == color(of: orange.colorMultiply(.red)))
        let plain = color(of: orange)
        for filter in [GraphicsContext.Filter.grayscale(1), .brightness(-0.2), .colorInvert(), .colorMultiply(.red)] {
            #expect(filtered(filter) != plain)
        }
    }

    @Test("a matrix gives each component from the components of the colour")
    func matrix() {
        var swap = ColorMatrix()
        (swap.r1, swap.r3, swap.b1, swap.b3) = (0, 1, 1, 0)
        #expect(filtered(.colorMatrix(swap)) == color(of: Color(red: 0.2, green: 0.6, blue: 1)))
        var half = ColorMatrix()
        half.a4 = 0.5
        #expect(filtered(.colorMatrix(half)) == color(of: orange.opacity(0.5)))
        #expect(filtered(.colorMatrix(ColorMatrix())) == color(of: orange))
    }

    @Test("a blur fades")
    func blur() {
        #expect(
            filtered(.blur(radius: 3))
                == color { context in
                    context.opacity = 0.6
                    context.fill(Path(bounds), with: .color(orange))
                })
        #expect(filtered(.blur(radius: 0)) == color(of: orange))
    }

    @Test("a filter applies to what is drawn later, and in its copy of the context")
    func order() {
        let early = color { context in
            context.fill(Path(bounds), with: .color(orange))
            context.addFilter(.grayscale(1))
        }
        #expect(early == color(of: orange))
        let inner = color { context in
            context.drawLayer { $0.addFilter(.grayscale(1)) }
            context.fill(Path(bounds), with: .color(orange))
        }
        #expect(inner == color(of: orange))
        let layer = color { context in
            context.addFilter(.colorInvert())
            context.drawLayer { $0.fill(Path(bounds), with: .color(orange)) }
        }
        #expect(layer == color(of: orange.colorInvert()))
    }

    @Test("a blend mode combines with what has been drawn")
    func blending() {
        let blended = color { context in
            context.fill(Path(bounds), with: .color(orange))
            context.blendMode = .multiply
            context.fill(Path(bounds), with: .color(.blue))
        }
        let views = color(
            of: ZStack {
                orange
                Color.blue.blendMode(.multiply)
            })
        #expect(blended == views)
        #expect(blended != color(of: Color.blue))
    }
}
