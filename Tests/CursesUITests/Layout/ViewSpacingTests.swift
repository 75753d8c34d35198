import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("The spacing that views prefer")
struct ViewSpacingTests {
    private struct Tight: Layout {
        let isTight: Bool

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
        }

        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            isTight ? ViewSpacing() : subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
        }
    }

    @Test("a layout decides whether a stack leaves a column beside it")
    func layout() {
        func row(_ isTight: Bool) -> Snapshot {
            render(
                HStack {
                    Tight(isTight: isTight) { Text("a") }
                    Text("b")
                },
                size: CellSize(width: 5, height: 1)
            )
        }
        #expect(row(false).position(of: "a b") != nil)
        #expect(row(true).position(of: "ab") != nil)
    }

    private struct Probe: Layout {
        let report: (ViewSpacing, ViewSpacing) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            report(subviews[0].spacing, subviews[1].spacing)
            return .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("a union wants the spacing of either view, at the given edges")
    func union() {
        var distances: [CGFloat] = []
        let probe = Probe { text, spacer in
            distances = [
                text.distance(to: text, along: .horizontal),
                text.distance(to: spacer, along: .horizontal),
                text.distance(to: spacer.union(text), along: .horizontal),
                text.distance(to: spacer.union(text, edges: .trailing), along: .horizontal),
                spacer.union(text, edges: .trailing).distance(to: text, along: .horizontal),
            ]
        }
        _ = render(
            probe {
                Text("a")
                Spacer()
            },
            size: CellSize(width: 5, height: 1)
        )
        #expect(distances == [1, 0, 1, 0, 1])
    }
}
