/// Changes what assistive programs read for the labels of tabs.
private struct TabLabelModifier<Modifier: ViewModifier> {
    let modifier: Modifier
}

extension TabLabelModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.transformEnvironment(\.tabLabelModifiers) { modifiers in
            modifiers.append { AnyView($0.modifier(modifier)) }
        }
    }
}

/// What assistive programs read for a label.
private struct TabAccessibility {
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
}

extension TabAccessibility: ViewModifier {
    func body(content: Content) -> some View {
        if let label {
            content.accessibilityLabel(label)
        } else if let value {
            content.accessibilityValue(value)
        } else if let hint {
            content.accessibilityHint(hint)
        } else if let identifier {
            content.accessibilityIdentifier(identifier)
        }
    }
}

private struct TabLabelModifiersKey: EnvironmentKey {
    static var defaultValue: [(AnyView) -> AnyView] { [] }
}

extension EnvironmentValues {
    static let tabLabelModifiersID = EnvironmentKeyID(TabLabelModifiersKey.self)

    /// The modifiers of the labels of tabs, the outermost first.
    var tabLabelModifiers: [(AnyView) -> AnyView] {
        get { self[TabLabelModifiersKey.self] }
        set { self[TabLabelModifiersKey.self] = newValue }
    }
}

extension TabContent {
    nonisolated private func accessibility(
        _ isEnabled: Bool, _ accessibility: TabAccessibility
    ) -> some TabContent<TabValue> {
        ModifiedTabs(
            content: self, modifier: TabLabelModifier(modifier: isEnabled ? accessibility : TabAccessibility()))
    }

    /// Sets what assistive programs call the tab.
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibility(isEnabled, TabAccessibility(label: label))
    }

    /// Sets what assistive programs call the tab.
    nonisolated public func accessibilityLabel(
        _ label: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibility(isEnabled, TabAccessibility(label: Text(label)))
    }

    /// Sets what assistive programs call the tab.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibility(isEnabled, TabAccessibility(label: Text(label)))
    }

    /// Sets the value that assistive programs read after the name of the tab.
    nonisolated public func accessibilityValue(
        _ value: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibility(isEnabled, TabAccessibility(value: value))
    }

    /// Sets the value that assistive programs read after the name of the tab.
    nonisolated public func accessibilityValue(
        _ value: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibility(isEnabled, TabAccessibility(value: Text(value)))
    }

    /// Sets the value that assistive programs read after the name of the tab.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibility(isEnabled, TabAccessibility(value: Text(value)))
    }

    /// Sets what assistive programs say about selecting the tab.
    nonisolated public func accessibilityHint(
        _ hint: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibility(isEnabled, TabAccessibility(hint: hint))
    }

    /// Sets what assistive programs say about selecting the tab.
    nonisolated public func accessibilityHint(
        _ hint: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibility(isEnabled, TabAccessibility(hint: Text(hint)))
    }

    /// Sets what assistive programs say about selecting the tab.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibility(isEnabled, TabAccessibility(hint: Text(hint)))
    }

    /// Sets the identifier by which a test finds the tab.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibility(isEnabled, TabAccessibility(identifier: identifier))
    }
}
