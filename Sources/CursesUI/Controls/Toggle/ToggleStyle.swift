/// The look and the behaviour of toggles.
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

    /// The toggle. What takes the focus, keys and clicks is up to the style: a `Button`, mostly. Where
    /// nothing in it can have the focus, the toggle itself has it, and takes Return and space.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a toggle's style shows and changes.
public struct ToggleStyleConfiguration {
    /// What the toggle is for.
    public let label: Label
    /// Whether the toggle is on; a style sets it to turn the toggle.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }

    /// What the toggle is for.
    public struct Label {
        let content: AnyView
    }
}

extension ToggleStyleConfiguration {
    /// Turns the toggle, as a key or a click does.
    @MainActor
    func toggle() {
        if isMixed { isOn = true } else { isOn.toggle() }
    }
}

extension ToggleStyleConfiguration.Label: ControlLabel {}

extension ToggleStyleConfiguration.Label: View {
    public var body: some View { content }
}
