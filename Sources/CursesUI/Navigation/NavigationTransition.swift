import Foundation

/// A transition between two screens.
public protocol NavigationTransition {}

/// The default transition: the next screen is shown at once.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Creates the transition, which has no options.
    public init() {}
}

/// A transition in which the next screen grows from a view on the previous screen.
public struct ZoomNavigationTransition: NavigationTransition {
    fileprivate let sourceID: AnyHashable
    fileprivate let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition: the next screen is shown at once.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition in which the next screen grows from a view on the previous screen. The view is the one with
    /// the same id and namespace in ``View/matchedTransitionSource(id:in:)``.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
    }
}

/// Uncovers a screen from the frame of a view on the previous screen.
struct ZoomModifier {
    /// `nil` shows the screen at once.
    let transition: ZoomNavigationTransition?
    @State private var progress = 0.0
    @State private var frame = CGRect.zero
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(_ transition: ZoomNavigationTransition?) {
        self.transition = transition
    }

    private static let duration = 0.25
}

extension ZoomModifier: ViewModifier {
    func body(content: Content) -> some View {
        let source = transition.flatMap { $0.namespace.identity.transitionSources[$0.sourceID] }
        let isZoomed = source == nil || reducesMotion
        content
            .clipShape(
                ZoomShape(
                    source: source?.offsetBy(dx: -frame.minX, dy: -frame.minY) ?? .zero,
                    progress: isZoomed ? 1 : progress)
            )
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                frame = $0
            }
            .onAppear { withAnimation(.easeOut(duration: Self.duration)) { progress = 1 } }
    }
}

/// A rectangle between a view's frame and the whole screen. At the end it is larger than the screen, so that it cuts
/// nothing.
struct ZoomShape {
    let source: CGRect
    var progress: Double

    private static let beyond: CGFloat = 10_000
}

extension ZoomShape: Shape {
    nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        guard progress < 1 else { return Path(rect.insetBy(dx: -Self.beyond, dy: -Self.beyond)) }
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * CGFloat(progress) }
        let (left, top) = (between(source.minX, rect.minX), between(source.minY, rect.minY))
        let (right, bottom) = (between(source.maxX, rect.maxX), between(source.maxY, rect.maxY))
        return Path(CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top)))
    }
}

extension View {
    /// Sets the transition with which the view appears as the next screen. A zoom takes a quarter of a second; without
    /// motion (`CURSESUI_REDUCE_MOTION=1`), and without a source on the previous screen, the view is shown at once.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(ZoomModifier(style as? ZoomNavigationTransition))
    }
}
