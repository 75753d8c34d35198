import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

/// Members of types that compute points, paths and matrices.
@MainActor
@Suite("Members of geometry")
struct GeometryMembersTests {
    @Test("A matrix and its inverse change nothing together")
    func projection() {
        var matrix = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 3, ty: 5))
        let both = matrix.concatenating(matrix.inverted())
        for (value, wanted) in zip(
            [both.m11, both.m12, both.m21, both.m22, both.m31, both.m32, both.m33], [1, 0, 0, 1, 0, 0, 1] as [CGFloat])
        {
            #expect(abs(value - wanted) < 1e-9)
        }
        let isInverted = matrix.invert()
        #expect(isInverted)
        var none = ProjectionTransform()
        none.m11 = 0
        let isNoneInverted = none.invert()
        #expect(!isNoneInverted)
        #expect(none.m22 == 1)
    }

    @Test("Figures are transformed before they are added to a path")
    func paths() {
        let twice = CGAffineTransform(scaleX: 2, y: 2)
        let rect = CGRect(x: 1, y: 1, width: 2, height: 3)
        var path = Path()
        path.addRect(rect, transform: twice)
        #expect(path.boundingRect == CGRect(x: 2, y: 2, width: 4, height: 6))
        var ellipse = Path()
        ellipse.addEllipse(in: rect, transform: twice)
        #expect(abs(ellipse.boundingRect.maxX - 6) < 0.01)
        let round = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 1))
        #expect(round.boundingRect == rect)
        #expect(!round.contains(CGPoint(x: 1.05, y: 1.05)))
        #expect(round.contains(CGPoint(x: 2.95, y: 3.95)))
    }

    @Test("A context knows the bounds of its clips")
    func clips() {
        var bounds: [CGRect] = []
        let canvas = Canvas { context, _ in
            context.clip(to: Path(CGRect(x: 1, y: 1, width: 4, height: 4)))
            context.clip(to: Path(CGRect(x: 2, y: 0, width: 8, height: 3)))
            bounds.append(context.clipBoundingRect)
            context.translateBy(x: 1, y: 0)
            bounds.append(context.clipBoundingRect)
        }
        _ = TestApp(canvas, size: CellSize(width: 10, height: 5))
        #expect(bounds.first == CGRect(x: 2, y: 1, width: 3, height: 2))
        #expect(bounds.last == CGRect(x: 1, y: 1, width: 3, height: 2))
    }

    @Test("A picker for several values shows the first, and sets all")
    func sources() {
        struct Box: Identifiable {
            let id: Int
            let value: Binding<Int>
        }
        struct Choosing: View {
            @State private var values = [2, 1]

            var body: some View {
                Picker(
                    "Size", sources: [Box(id: 0, value: $values[0]), Box(id: 1, value: $values[1])], selection: \.value
                ) {
                    ForEach(1..<4, id: \.self) { Text(verbatim: "size \($0)").tag($0) }
                }
                .pickerStyle(.inline)
                Text(verbatim: "\(values)")
            }
        }
        let app = TestApp(Choosing(), size: CellSize(width: 20, height: 8))
        #expect(app.screen.text.contains("[2, 1]"))
        app.click(text: "size 3")
        #expect(app.screen.text.contains("[3, 3]"))
    }

    @Test("A vector is scaled and moved towards another")
    func vectors() {
        #expect(AnimatablePair(1.0, 2.0).scaled(by: 3) == AnimatablePair(3, 6))
        var value = 2.0
        value.interpolate(towards: 6, amount: 0.25)
        #expect(value == 3)
        #expect(2.0.interpolated(towards: 4, amount: 0.5) == 3)
    }

    @Test("A window that must be shared does not open")
    func sharing() async {
        var opened: [String] = []
        let action = OpenWindowAction { _ in opened.append("window") }
        await #expect(throws: (any Error).self) { try await action(id: "a", sharingBehavior: .required) }
        #expect(opened == [])
        await #expect(throws: Never.self) { try await action(id: "a", sharingBehavior: .requested) }
        #expect(opened == ["window"])
    }
}
