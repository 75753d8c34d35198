/// A type-erased style for one kind of control, as the environment stores it.
struct AnyStyle<Configuration> {
    private let box: any ErasedStyle<Configuration>

    init<W: StyleWitness>(_ style: W.Style, _ witness: W.Type) where W.Configuration == Configuration {
        box = StyleBox<W>(style: style)
    }

    @MainActor
    func makeBody(_ configuration: Configuration) -> AnyView { box.makeBody(configuration) }
}

extension AnyStyle: ComparableInput {
    package static func isSameInput(_ old: AnyStyle, _ new: AnyStyle) -> Bool {
        old.box.isSame(as: new.box)
    }
}

private protocol ErasedStyle<Configuration> {
    associatedtype Configuration

    @MainActor
    func makeBody(_ configuration: Configuration) -> AnyView

    @MainActor
    func isSame(as other: any ErasedStyle<Configuration>) -> Bool
}

private struct StyleBox<W: StyleWitness>: ErasedStyle {
    let style: W.Style

    func makeBody(_ configuration: W.Configuration) -> AnyView {
        AnyView(StyledBody<W>(style: StyleHost(style: style), configuration: configuration))
    }

    func isSame(as other: any ErasedStyle<W.Configuration>) -> Bool {
        guard let other = other as? StyleBox<W> else { return false }
        return ViewComparator.areEqual(style, other.style)
    }
}

/// Evaluates a style in a separate view, so that the style can read the environment.
private struct StyledBody<W: StyleWitness>: View {
    let style: StyleHost<W.Style>
    let configuration: W.Configuration

    var body: some View { W.makeBody(style.style, configuration) }
}
