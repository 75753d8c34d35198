import Foundation

/// Shows a tip while it is to be shown, in a box with a button that closes it.
public struct TipView<Content: Tip> {
    private let tip: (any Tip)?
    private let action: (Tips.Action) -> Void

    /// Creates a view of a tip.
    ///
    /// - Parameters:
    ///   - arrowEdge: has no effect: the box has no arrow.
    ///   - action: called when the user presses a button of the tip.
    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.action) = (tip, action)
    }

    /// Creates a view of a tip that appears and disappears.
    public init(
        _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, self.action) = (isPresented?.wrappedValue == false ? nil : tip, action)
    }
}

extension TipView: View {
    public var body: some View {
        if let tip, TipCenter.shared.isShown(tip) { StyledTip(tip: tip, action: action) }
    }
}

extension TipView where Content == AnyTip {
    /// Creates a view of a tip of any type.
    @_disfavoredOverload
    public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.action) = (tip, action)
    }
}

/// A visible tip in its style.
struct StyledTip: View {
    let tip: any Tip
    let action: (Tips.Action) -> Void
    @Environment(\.tipStyling) private var styling
    @Environment(\.tipBackground) private var background

    var body: some View {
        let actions = zip(tip.actions.indices, tip.actions).map { place, action in button(action, at: place) }
        let configuration = TipViewStyleConfiguration(
            tip: tip, title: tip.title, message: tip.message, image: tip.image, actions: actions)
        Group {
            if let styling {
                styling.makeBody(configuration)
            } else {
                MiniTipViewStyle().makeBody(configuration: configuration)
            }
        }
        .background(background ?? AnyShapeStyle(.clear))
        .onAppear { TipCenter.shared.appear(tip.id) }
        .onDisappear { TipCenter.shared.disappear(tip.id) }
    }

    /// Returns a button whose handler also calls the closure of the view.
    private func button(_ button: Tips.Action, at place: Int) -> Tips.Action {
        var button = button
        button.index = place
        let call = MainActorAction(action: action)
        let (pressed, handler) = (button, button.handler)
        var copy = Tips.Action(
            id: button.id, disabled: button.disabled,
            perform: {
                handler()
                MainActor.assumeIsolated { call.action(pressed) }
            }, button.label)
        copy.index = place
        return copy
    }
}

/// Passes a closure of a view to the handler of a button. `@unchecked` is safe because handlers of buttons run on the
/// main actor, on which the closure was made.
private struct MainActorAction: @unchecked Sendable {
    let action: (Tips.Action) -> Void
}
