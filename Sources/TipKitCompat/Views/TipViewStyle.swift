/// The look of tips.
@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View

    typealias Configuration = TipViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip for its style.
public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    /// The title.
    public let title: Text?
    /// The words below the title.
    public let message: Text?
    /// The picture.
    public let image: Image?
    /// The buttons. The handler of one does all that the button does.
    public let actions: [Tips.Action]
}

/// A style that draws a box with the title, the words, the buttons, and a button that closes the tip.
public struct MiniTipViewStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension MiniTipViewStyle: TipViewStyle {
    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.isTipInPanel) private var isInPanel

    var body: some View {
        // A panel has a border of its own.
        if isInPanel { content } else { GroupBox { content } }
    }

    private var content: some View {
        VStack(alignment: .leading) {
            HStack(alignment: .top) {
                configuration.image?.foregroundStyle(.tint)
                VStack(alignment: .leading) {
                    configuration.title?.bold()
                    configuration.message?.foregroundStyle(.secondary)
                }
                if !isInPanel { Spacer() }
                Button {
                    configuration.tip.invalidate(reason: .tipClosed)
                } label: {
                    Image(systemName: "xmark")
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Close")
            }
            ForEach(configuration.actions) { action in
                Button(action: action.handler) { action.label() }.disabled(action.disabled)
            }
        }
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// The short form of ``MiniTipViewStyle``.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// Makes the view of a tip with a style.
struct TipStyling {
    let makeBody: @MainActor (TipViewStyleConfiguration) -> AnyView

    @MainActor
    init<S: TipViewStyle>(_ style: S) { makeBody = { AnyView(style.makeBody(configuration: $0)) } }
}

private struct TipStylingKey: EnvironmentKey {
    static var defaultValue: TipStyling? { nil }
}

private struct TipBackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private struct TipPanelKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a tip is in a panel beside a view.
    var isTipInPanel: Bool {
        get { self[TipPanelKey.self] }
        set { self[TipPanelKey.self] = newValue }
    }
    var tipStyling: TipStyling? {
        get { self[TipStylingKey.self] }
        set { self[TipStylingKey.self] = newValue }
    }
    var tipBackground: AnyShapeStyle? {
        get { self[TipBackgroundKey.self] }
        set { self[TipBackgroundKey.self] = newValue }
    }
}
