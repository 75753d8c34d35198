/// The reasons for which a view's content is redacted.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The data has not been loaded yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The data is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The data is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
}

private struct IsPrivacySensitiveKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// The reasons for which the view's content is redacted; empty if it is shown.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[IsPrivacySensitiveKey.self] }
        set { self[IsPrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are drawn as blocks.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder)
            || (redactionReasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// Draws blocks instead of the texts and symbols in the view.
    ///
    ///     █████████
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the view even if a view that contains it is redacted.
    nonisolated public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks the view as private. `redacted(reason: .privacy)` redacts only private views.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
