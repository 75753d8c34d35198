/// The transition of a view's content to new content.
///
/// ```swift
/// Text(count, format: .number).contentTransition(.numericText())
/// Button("Add") { withAnimation { count += 12 } }
/// ```
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case still
        case numeric(countsDown: Bool)
        /// The digits roll in the direction in which the number changes.
        case numericValue
    }

    let kind: Kind

    /// A changed text is shown at once.
    public static let identity = ContentTransition(kind: .still)
    /// Changes nothing: a changed text is shown at once.
    public static let interpolate = ContentTransition(kind: .still)
    /// Changes nothing: a changed text is shown at once.
    public static let opacity = ContentTransition(kind: .still)
    /// Changes nothing: a changed symbol is shown at once.
    public static let symbolEffect = ContentTransition(kind: .still)

    /// Returns a transition in which the digits of a number roll to the new number, in an animated change. The digits
    /// already move in the first frame, and the text has its new width at once.
    ///
    /// - Parameter countsDown: whether the digits roll downwards.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numeric(countsDown: countsDown))
    }

    /// Returns a transition in which the digits of a number roll to the new number, in the direction in which the value
    /// changes.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue)
    }

    /// Returns the same transition as ``identity``: the new symbol is shown at once.
    public static func symbolEffect<E: SymbolEffect>(
        _ effect: E,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .symbolEffect
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
    /// The transition of the texts in the view.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition from old to new text for all texts in the view.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
