import CursesUITesting
import Testing

private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

private struct CornerKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }

    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
    }
}

@MainActor
@Suite("What a view knows of its place")
struct GeometryProxyTests {
    private let size = CellSize(width: 24, height: 6)

    private func text(_ rect: CGRect) -> String {
        "\(Int(rect.minX)),\(Int(rect.minY)) \(Int(rect.width))x\(Int(rect.height))"
    }

    @Test("a reader knows its frame on the screen, in itself and in a named view around it")
    func frames() {
        let app = TestApp(
            VStack(alignment: .leading, spacing: 0) {
                Text("above")
                HStack(spacing: 0) {
                    Text("ab")
                    GeometryReader { geometry in
                        VStack(alignment: .leading, spacing: 0) {
                            Text(verbatim: "g " + text(geometry.frame(in: .global)))
                            Text(verbatim: "l " + text(geometry.frame(in: .local)))
                            Text(verbatim: "n " + text(geometry.frame(in: .named("row"))))
                        }
                    }
                }
                .coordinateSpace(name: "row")
            },
            size: size
        )
        #expect(app.screen.position(of: "g 2,1 22x5") != nil)
        #expect(app.screen.position(of: "l 0,0 22x5") != nil)
        #expect(app.screen.position(of: "n 2,0 22x5") != nil)
    }

    private struct Moving: View {
        @State private var isLow = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("move") { isLow.toggle() }
                if isLow { Text("one more") }
                GeometryReader { Text(verbatim: "y \(Int($0.frame(in: .global).minY))") }
                    .frame(height: 1)
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test("what asked for a place is made again when the view has moved, in the same frame")
    func moving() {
        let app = TestApp(Moving(), size: size)
        #expect(app.screen.position(of: "y 1") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "y 2") != nil)
    }

    @Test("a place in a scroll view follows the scrolling")
    func scrolling() {
        let app = TestApp(
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<3) { Text("row \($0)") }
                    GeometryReader { Text(verbatim: "y \(Int($0.frame(in: .scrollView).minY))") }
                        .frame(height: 1)
                    ForEach(3..<12) { Text("row \($0)") }
                }
            },
            size: size
        )
        #expect(app.screen.position(of: "y 3") != nil)
        app.scroll(1, column: 1, row: 1)
        #expect(app.screen.row(0).hasPrefix("y 0 "))
    }

    @Test("anchors of other views are found in a reader's own coordinates, and follow their views")
    func anchors() {
        struct Chosen: View {
            @State private var chosen = 0

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<3) { index in
                        Text("row \(index)")
                            .anchorPreference(key: BoundsKey.self, value: .bounds) {
                                index == chosen ? [$0] : []
                            }
                    }
                    Button("next") { chosen += 1 }
                }
                .overlayPreferenceValue(BoundsKey.self) { anchors in
                    GeometryReader { geometry in
                        ForEach(anchors, id: \.self) { anchor in
                            let rect = geometry[anchor]
                            Text("<").offset(x: rect.maxX, y: rect.minY)
                        }
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        let app = TestApp(Chosen(), size: CellSize(width: 24, height: 4))
        #expect(app.screen.position(of: "row 0<") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "row 1<") != nil && app.screen.position(of: "row 0<") == nil)
    }

    @Test("an anchor may be a point, and add to what is said inside")
    func points() {
        let app = TestApp(
            Text("ab")
                .anchorPreference(key: BoundsKey.self, value: .rect(CGRect(x: 1, y: 0, width: 1, height: 1))) {
                    [$0]
                }
                .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
                .anchorPreference(key: CornerKey.self, value: .bottomTrailing) { $0 }
                .padding(.leading, 3)
                .overlayPreferenceValue(BoundsKey.self) { anchors in
                    GeometryReader { geometry in
                        Text(verbatim: anchors.map { text(geometry[$0]) }.joined(separator: ";"))
                            .fixedSize()
                            .offset(y: 1)
                    }
                }
                .overlayPreferenceValue(CornerKey.self) { corner in
                    GeometryReader { geometry in
                        if let corner {
                            Text(verbatim: "corner \(Int(geometry[corner].x))").fixedSize().offset(y: 2)
                        }
                    }
                },
            size: CellSize(width: 30, height: 6)
        )
        #expect(app.screen.position(of: "4,0 1x1;3,0 2x1") != nil)
        #expect(app.screen.position(of: "corner 5") != nil)
    }

    @Test("an action is told of a change of the geometry, at first and later")
    func geometryChange() {
        let log = Log()
        let app = TestApp(
            Color.red.onGeometryChange(for: CGSize.self) { proxy in
                proxy.size
            } action: {
                log.add("\(Int($0.width))x\(Int($0.height))")
            },
            size: size
        )
        #expect(log.take() == ["24x6"])
        app.resize(width: 10, height: 3)
        #expect(log.take() == ["10x3"])
    }

    @Test("a frame may come from the size of what the view scrolls in")
    func containerRelative() {
        let app = TestApp(
            ScrollView(.horizontal) {
                Text("half")
                    .containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in length / 2 }
                    .background(.red)
                    .onGeometryChange(for: CGFloat.self) { proxy in
                        proxy.size.width
                    } action: { _ in
                    }
                Text("parts").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 0)
            },
            size: size
        )
        let row = app.screen.position(of: "half")?.row ?? 0
        #expect(app.screen.cell(11, row).style.background == .red)
        #expect(app.screen.cell(12, row).style.background != .red)
    }
}
