import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Container shapes")
struct ContainerShapeTests {
    private func picture(_ view: some View) -> String {
        render(view, size: CellSize(width: 8, height: 4)).text
    }

    @Test("an outline takes the shape of the container")
    func outline() {
        let relative = ContainerRelativeShape().stroke()
        #expect(picture(relative) == picture(Rectangle().stroke()))
        #expect(
            picture(relative.containerShape(RoundedRectangle(cornerRadius: 8)))
                == picture(RoundedRectangle(cornerRadius: 8).stroke()))
        #expect(picture(relative.containerShape(Circle())) == picture(Circle().stroke()))
        #expect(picture(relative.containerShape(Circle())) != picture(Rectangle().stroke()))
    }

    @Test("a fill, an inset and a clip take it too")
    func areas() {
        let rounded = RoundedRectangle(cornerRadius: 8)
        #expect(picture(ContainerRelativeShape().containerShape(rounded)) == picture(rounded))
        #expect(
            picture(ContainerRelativeShape().inset(by: 1).fill(.red).containerShape(Circle()))
                == picture(Circle().inset(by: 1).fill(.red)))
        #expect(
            picture(Color.red.clipShape(ContainerRelativeShape()).containerShape(rounded))
                == picture(Color.red.clipShape(rounded)))
        #expect(
            picture(Color.red.clipShape(ContainerRelativeShape()).containerShape(Circle()))
                == picture(Color.red.clipShape(Circle())))
    }

    @Test("the corners of a concentric rectangle are those of the container, or have a radius of their own")
    func concentric() {
        let rounded = RoundedRectangle(cornerRadius: 8)
        let (round, square) = (picture(rounded.fill(.red)), picture(Rectangle().fill(.red)))
        #expect(picture(ConcentricRectangle().fill(.red)) == square)
        #expect(picture(ConcentricRectangle().fill(.red).containerShape(rounded)) == round)
        #expect(picture(ConcentricRectangle().fill(.red).containerShape(Circle())) == round)
        #expect(picture(ConcentricRectangle(corners: .concentric(minimum: 12)).fill(.red)) == round)
        #expect(picture(Color.red.clipShape(.rect(corners: .fixed(4)))) == round)
        #expect(picture(Color.red.clipShape(.rect(corners: .concentric, isUniform: true))) == square)
        let one = ConcentricRectangle(
            topLeadingCorner: 8, topTrailingCorner: 0.0, bottomLeadingCorner: .concentric,
            bottomTrailingCorner: .concentric)
        #expect(picture(one.fill(.red)) == picture(UnevenRoundedRectangle(topLeadingRadius: 8).fill(.red)))
        let top = UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
        #expect(
            picture(ConcentricRectangle().fill(.red).containerShape(top)) == picture(top.fill(.red)))
        #expect(
            picture(ConcentricRectangle(corners: .concentric, isUniform: true).fill(.red).containerShape(top)) == round)
    }

    @Test("the innermost shape applies, and a change of it is drawn")
    func changes() {
        struct Box: View {
            @State private var isRound = false

            var body: some View {
                VStack(spacing: 0) {
                    ContainerRelativeShape().stroke()
                    Button("Turn") { isRound.toggle() }
                }
                .containerShape(RoundedRectangle(cornerRadius: isRound ? 8 : 0))
                .containerShape(Circle())
            }
        }
        let app = TestApp(Box(), size: CellSize(width: 10, height: 4))
        #expect(app.screen.rows[0].hasPrefix("┌"))
        app.press(.return)
        #expect(app.screen.rows[0].hasPrefix("╭"))
    }
}
