/// The style of toggles, with their appearance and behaviour.
///
/// ```swift
/// struct Lamp: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button {
///             configuration.isOn.toggle()
///         } label: {
///             HStack { Text(configuration.isOn ? "*" : "."); configuration.label }
///         }
///         .buttonStyle(.plain)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View

    typealias Configuration = ToggleStyleConfiguration

    /// Returns the body of the toggle. The style decides which view receives the focus, keys and clicks; usually this
    /// is a `Button`. If no view in the body can receive the focus, the toggle itself receives it, and handles Return
    /// and Space.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle for its style.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on; a style sets it to change the toggle.
    @Binding public var isOn: Bool
    /// Whether the toggle represents several values that differ.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }

    /// The label of a toggle.
    public struct Label {
        let content: AnyView
    }
}

extension ToggleStyleConfiguration {
    /// Changes the toggle, like a key or a click.
    @MainActor
    func toggle() {
        if isMixed { isOn = true } else { isOn.toggle() }
    }
}

extension ToggleStyleConfiguration.Label: ControlLabel {}

extension ToggleStyleConfiguration.Label: View {
    public var body: some View { content }
}
