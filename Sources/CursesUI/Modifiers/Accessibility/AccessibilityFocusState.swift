/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A program that reads the screen aloud.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
    /// A program that the user controls with switches.
    public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

/// The state of the focus of assistive technologies. In a terminal, they follow the keyboard focus, so setting the
/// value moves the keyboard focus to the view's control.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    private var focus: FocusState<Value>

    /// Creates a state that is `true` while its control has the focus.
    public init() where Value == Bool {
        focus = FocusState()
    }

    /// Creates a state that has the value of the focused control, or `nil` if none of the controls has the focus.
    public init<T: Hashable>() where Value == T? {
        focus = FocusState()
    }

    /// Creates a state that is `true` while its control has the focus. The technologies have no effect.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
    }

    /// Creates a state that has the value of the focused control, or `nil`. The technologies have no effect.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init()
    }

    /// The value of the focused control.
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// A binding to the state, accessed with a `$` prefix.
    public var projectedValue: Binding { Binding(focus: focus.projectedValue) }

    /// Connects the state to a control through `accessibilityFocused(_:)`.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding

        /// The value of the focused control.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself, accessed with a `$` prefix.
        public var projectedValue: Binding { self }
    }
}

extension AccessibilityFocusState: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        focus.install(in: &storage, of: node)
    }
}

extension AccessibilityFocusState: ComparableInput {
    package static func isSameInput(_ old: AccessibilityFocusState, _ new: AccessibilityFocusState) -> Bool { true }
}

extension View {
    /// Binds the focus of the view's control to a value of an accessibility focus state.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        focused(binding.focus, equals: value)
    }

    /// Binds the focus of the view's control to a Boolean accessibility focus state.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.focus)
    }
}
