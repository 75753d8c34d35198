import CursesUITesting
import Testing

@MainActor
@Suite("Layouts of one's own")
struct LayoutProtocolTests {
    @Test("a flow puts views in rows, with the gaps that they ask for")
    func flow() {
        expectPicture(
            FlowLayout() {
                Block("a", 2, 1).layoutValue(key: FlowGap.self, value: 2)
                Block("b", 2, 1)
                Block("c", 3, 2)
                Block("d", 1, 1)
            },
            width: 7, height: 3, "aa..bb.\nccc.d..\nccc...."
        )
    }

    /// Places its views around the centre, by their anchors.
    struct Anchored: Layout {
        let anchor: UnitPoint

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 7, height: 3)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            for subview in subviews.dropFirst(0).prefix(1) {
                subview.place(
                    at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: anchor, proposal: .unspecified
                )
            }
        }
    }

    @Test(
        "a view is placed by the point that its anchor names",
        arguments: [
            (UnitPoint.topLeading, ".......\n.......\n....aa."),
            (.bottomTrailing, ".......\n..aa...\n......."),
        ])
    func anchors(anchor: UnitPoint, picture: String) {
        expectPicture(Anchored(anchor: anchor)() { Block("a", 2, 1) }, width: 7, height: 3, picture)
    }

    @Test("a view that is not placed stands in the centre")
    func unplaced() {
        expectPicture(
            Anchored(anchor: .bottomTrailing)() {
                Block("a", 2, 1); Block("b", 1, 1)
            },
            width: 7, height: 3, ".......\n..ab...\n......."
        )
    }

    final class Calls {
        var made = 0
        var updated = 0
        var measured = 0
    }

    struct Cached: Layout {
        let calls: Calls

        func makeCache(subviews: Subviews) -> [CGSize] {
            calls.made += 1
            return subviews.map { $0.sizeThatFits(.unspecified) }
        }

        func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
            calls.updated += 1
            cache = subviews.map { $0.sizeThatFits(.unspecified) }
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
        ) -> CGSize {
            calls.measured += 1
            return CGSize(
                width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).max() ?? 0
            )
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
        ) {
            var x = bounds.minX
            for (subview, size) in zip(subviews, cache) {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
                x += size.width
            }
        }
    }

    @MainActor @Observable
    final class Model {
        var texts = ["a", "b"]
    }

    struct CachedView: View {
        let model: Model
        let calls: Calls
        var body: some View {
            Cached(calls: calls)() {
                ForEach(model.texts, id: \.self) { Text(verbatim: $0) }
            }
        }
    }

    @Test("the cache is made once and brought up to date when the views change")
    func cache() {
        let calls = Calls()
        let model = Model()
        let app = TestApp(CachedView(model: model, calls: calls), size: CellSize(width: 9, height: 1))
        #expect(calls.made == 1)
        #expect(calls.updated == 0)
        model.texts.append("cd")
        app.settle()
        #expect(app.screen.text.trimmingCharacters(in: .whitespaces) == "abcd")
        #expect(calls.made == 1)
        #expect(calls.updated == 1)
    }

    struct Renaming: View {
        let model: Model
        let calls: Calls
        var body: some View {
            Cached(calls: calls)() {
                Text(verbatim: model.texts[0])
                Text(verbatim: "|")
            }
        }
    }

    @Test("the cache is brought up to date when a view has another size")
    func cacheOfChangedView() {
        let model = Model()
        let app = TestApp(Renaming(model: model, calls: Calls()), size: CellSize(width: 9, height: 1))
        model.texts[0] = "long"
        app.settle()
        #expect(app.screen.text.trimmingCharacters(in: .whitespaces) == "long|")
    }

    struct Guiding: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 1, height: 3)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }

        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
            subviews: Subviews, cache: inout Void
        ) -> CGFloat? { guide == .top ? 2 : nil }
    }

    @Test("a layout may set guides, also through modifiers")
    func guides() {
        expectPicture(
            HStack(alignment: .top, spacing: 0) {
                Block("a", 1, 1)
                Guiding()() { Block("b") }.padding(.leading, 1)
            },
            width: 3, height: 3, "..b\n..b\na.b"
        )
    }
}
