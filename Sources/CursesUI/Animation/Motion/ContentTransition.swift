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
        /// A new symbol fades in.
        case symbol(SymbolEffectOptions)
    }

    let kind: Kind

    /// A changed text is shown at once.
    public static let identity = ContentTransition(kind: .still)
    /// Changes nothing: a changed text is shown at once.
    public static let interpolate = ContentTransition(kind: .still)
    /// Changes nothing: a changed text is shown at once.
    public static let opacity = ContentTransition(kind: .still)
    /// A new symbol fades in; see ``symbolEffect(_:options:)``.
    public static let symbolEffect = ContentTransition(kind: .symbol(.default))

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

    /// Returns a transition in which a new symbol fades in. The first frame already shows it, so that motion never
    /// delays the answer to a key. It is shown at once if the user prefers less motion.
    ///
    /// ```swift
    /// Image(systemName: isPlaying ? "pause.fill" : "play.fill")
    ///     .contentTransition(.symbolEffect(.replace))
    /// ```
    ///
    /// - Parameters:
    ///   - effect: all effects look the same.
    ///   - options: the speed; the transition is not repeated.
    public static func symbolEffect<E: SymbolEffect>(
        _ effect: E,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbol(options))
    }
}

extension ContentTransition {
    /// Whether the digits of a changed number roll.
    var rollsDigits: Bool {
        switch kind {
        case .numeric, .numericValue: true
        case .still, .symbol: false
        }
    }

    /// Whether a new symbol fades in.
    var movesSymbols: Bool { if case .symbol = kind { true } else { false } }

    /// Returns the effect with which a new symbol fades in; `nil` if it is shown at once.
    func arrival(at now: Duration) -> RunningSymbolEffect? {
        guard case .symbol(var options) = kind else { return nil }
        options.isEndless = false
        options.count = 1
        return RunningSymbolEffect(motion: .arrive, options: options, isActive: true, start: now)
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.identity
}

private struct ContentTransitionGroupKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Has no effect: a transition draws the cells of its text alone.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionGroupKey.self] }
        set { self[ContentTransitionGroupKey.self] = newValue }
    }

    /// The transition of the texts and symbols in the view.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition from old to new content for all texts and symbols in the view.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
