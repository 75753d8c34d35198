import CursesUITesting
import Testing

extension VerticalAlignment {
    fileprivate static let middleOfName = VerticalAlignment(MiddleOfName.self)

    private enum MiddleOfName: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }
}

@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
    @Test("a guide that is set moves the view against the others")
    func ownGuide() {
        expectPicture(
            VStack(alignment: .leading) {
                Block("a", 2, 1)
                Block("b", 2, 1).alignmentGuide(.leading) { _ in -3 }
            },
            width: 6, height: 2, "aa....\n...bb."
        )
        expectPicture(
            HStack(alignment: .top, spacing: 0) {
                Block("a", 1, 1)
                Block("b", 1, 3).alignmentGuide(.top) { $0.height - 1 }
            },
            width: 2, height: 3, ".b\n.b\nab"
        )
        expectPicture(
            ZStack(alignment: .topLeading) {
                Block("a", 4, 2)
                Block("b", 1, 1)
                    .alignmentGuide(.leading) { -$0.width }
                    .alignmentGuide(.top) { _ in -1 }
            },
            width: 4, height: 2, "aaaa\nabaa"
        )
    }

    @Test("a guide of one's own lines up views that are in different stacks")
    func custom() {
        expectPicture(
            HStack(alignment: .middleOfName, spacing: 0) {
                VStack {
                    Block("a", 1, 1)
                    Block("b", 1, 1).alignmentGuide(.middleOfName) { $0[VerticalAlignment.center] }
                    Block("c", 1, 1)
                }
                VStack {
                    Block("d", 1, 2).alignmentGuide(.middleOfName) { _ in 0 }
                    Block("e", 1, 1)
                }
            },
            width: 2, height: 4, "a.\nbd\ncd\n.e"
        )
    }

    @Test("one guide may follow another that is set")
    func follows() {
        expectPicture(
            VStack(alignment: .leading) {
                Block("a", 2, 1)
                Block("b", 2, 1)
                    .alignmentGuide(.trailing) { _ in -1 }
                    .alignmentGuide(.leading) { $0[.trailing] }
                Block("c", 1, 1).alignmentGuide(.leading) { $0[explicit: .trailing] ?? -2 }
            },
            width: 4, height: 3, "aa..\n.bb.\n..c."
        )
    }

    @MainActor @Observable
    final class Model {
        var guide: CGFloat = 0
        var isFirst = true
    }

    struct Moving: View {
        let model: Model
        var body: some View {
            HStack(alignment: .top, spacing: 0) {
                Block("a", 1, 1)
                Inner(model: model).padding(.leading, 1)
            }
        }
    }

    struct Inner: View {
        let model: Model
        var body: some View {
            let guide = model.guide
            Block("b", 1, 1).alignmentGuide(.top) { _ in guide }
        }
    }

    @Test("a guide that changes moves the views although no size has changed")
    func changes() {
        let model = Model()
        let app = TestApp(Moving(model: model), size: CellSize(width: 3, height: 2))
        #expect(app.screen == "a b")
        model.guide = 1
        app.settle()
        #expect(app.screen == "  b\na")
    }

    struct Baselines: View {
        let model: Model
        var body: some View {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "a")
                VStack(spacing: 0) {
                    if model.isFirst { Text(verbatim: "b") }
                    Color.clear.frame(width: 1, height: 1)
                    if !model.isFirst { Text(verbatim: "b") }
                }
            }
        }
    }

    @Test("a text that moves within the same size takes its baseline along")
    func baselineMoves() {
        let model = Model()
        let app = TestApp(Baselines(model: model), size: CellSize(width: 2, height: 2))
        #expect(app.screen == "ab")
        model.isFirst = false
        app.settle()
        #expect(app.screen == "\nab")
    }
}
