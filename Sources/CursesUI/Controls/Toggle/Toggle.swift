/// A control that is on or off.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $hasWiFi)
/// Toggle("Wi-Fi", isOn: $hasWiFi).toggleStyle(.switch)
/// Toggle("Bold", isOn: $isBold).toggleStyle(.button)
/// ```
///
/// ```
/// [x] Wi-Fi        Wi-Fi  ━━●        [ Bold ]
/// ```
///
/// A label of several texts shows the first as the title, and the others below it in the secondary style.
///
/// Return, Space and a click change it. With the focus it is in reverse video; if it is disabled, it is dim.
///
/// ![Buttons, a menu, a link and toggles in a terminal](Gallery-buttons.svg)
public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label
    @Environment(\.toggleStyle) private var style

    private init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    /// Creates a toggle with a custom label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: false, label: label())
    }

    /// Creates a toggle for several values. If they differ, the toggle is mixed, and using it turns all of them on.
    public init<C: RandomAccessCollection>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        let count = values.count(where: \.wrappedValue)
        let all = Binding {
            values.allSatisfy(\.wrappedValue)
        } set: { new in
            for value in values { value.wrappedValue = new }
        }
        self.init(isOn: all, isMixed: count > 0 && count < values.count, label: label())
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Creates a toggle with a title for several values. If they differ, the toggle is mixed, and using it turns all of
    /// them on.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title for several values. If they differ, the toggle is mixed, and using it turns all of
    /// them on.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from the configuration of a style, so that the style can decorate it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(
            isOn: configuration.$isOn,
            isMixed: configuration.isMixed,
            label: configuration.label
        )
    }
}

extension Toggle: View {
    public var body: some View {
        style.makeBody(
            ToggleStyleConfiguration(
                label: ToggleStyleConfiguration.Label(content: label.asControlLabel),
                isOn: isOn,
                isMixed: isMixed
            )
        )
        .environment(\.keyTitle, "Toggle")
        .accessibility {
            $0.value = isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"
            $0.addedTraits = .isToggle
            $0.say(.label, label as? Text)
        }
    }
}
