import CursesUITesting
import Testing
@testable import CursesUI

@MainActor
@Suite("Transitions of an app")
struct CustomTransitionTests {
    private struct Drop: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content
                .offset(y: phase == .willAppear ? -4 : phase == .didDisappear ? 4 : 0)
                .opacity(phase.isIdentity ? 1 : 0.5)
        }
    }

    private struct Aside: ViewModifier {
        let distance: Double

        func body(content: Content) -> some View { content.offset(x: distance) }
    }

    private struct Showing<T: Transition>: View {
        let transition: T
        @State private var isShown: Bool

        init(_ transition: T, isShown: Bool) {
            self.transition = transition
            _isShown = State(initialValue: isShown)
        }

        var body: some View {
            ZStack(alignment: .topLeading) {
                Button("b") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }.buttonStyle(.plain)
                if isShown { Text(verbatim: "x").padding(.top, 5).transition(transition) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func app<T: Transition>(_ transition: T, isShown: Bool) -> TestApp {
        let app = TestApp(Showing(transition, isShown: isShown), size: CellSize(width: 12, height: 12))
        app.press(.return)
        app.advance(by: .milliseconds(500))
        return app
    }

    @Test("A view appears as the transition says before it is there, and disappears as it says afterwards")
    func phases() {
        #expect(app(Drop(), isShown: false).screen.position(of: "x")?.row == 3)
        let leaving = app(Drop(), isShown: true)
        #expect(leaving.screen.position(of: "x")?.row == 7)
        leaving.advance(by: .seconds(1))
        #expect(leaving.screen.position(of: "x") == nil)
    }

    @Test("Transitions are combined, and differ by direction")
    func combinations() {
        let both = Drop().combined(with: OffsetTransition(CGSize(width: 8, height: 0)))
        let place = app(both, isShown: false).screen.position(of: "x")
        #expect(place == CellPoint(column: 4, row: 3))
        let asymmetric = AsymmetricTransition(insertion: Drop(), removal: IdentityTransition())
        #expect(app(asymmetric, isShown: false).screen.position(of: "x")?.row == 3)
        #expect(app(asymmetric, isShown: true).screen.position(of: "x") == nil)
    }

    @Test("The built-in transitions are those of `AnyTransition`")
    func builtIn() {
        func isSame<T: Transition>(_ transition: T, _ other: AnyTransition) -> Bool {
            let (own, other) = (AnyTransition(transition).resolved, other.resolved)
            return own.insertion == other.insertion && own.removal == other.removal
        }
        #expect(isSame(OpacityTransition(), AnyTransition.opacity))
        #expect(isSame(MoveTransition(edge: .top), AnyTransition.move(edge: .top)))
        #expect(isSame(PushTransition(edge: .leading), AnyTransition.push(from: .leading)))
        #expect(isSame(SlideTransition(), AnyTransition.slide))
        #expect(isSame(OffsetTransition(CGSize(width: 1, height: 2)), AnyTransition.offset(x: 1, y: 2)))
        #expect(isSame(IdentityTransition(), AnyTransition.identity))
    }

    @Test("A transition of modifiers moves as the active one does")
    func modifiers() {
        let transition = AnyTransition.modifier(active: Aside(distance: 6), identity: Aside(distance: 0))
        let step = transition.resolved.insertion.step
        #expect(step == AnyTransition.Step(offset: CGSize(width: 6, height: 0)))
    }
}
