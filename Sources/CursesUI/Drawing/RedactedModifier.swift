/// Why what a view shows is left out.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The data is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The data is not meant for all eyes.
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
    /// Why what the view shows is left out; empty where it is shown.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[IsPrivacySensitiveKey.self] }
        set { self[IsPrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are shown as blocks.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder)
            || (redactionReasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// Shows blocks in place of the texts and symbols in the view.
    ///
    ///     █████████
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the view although one around it is redacted.
    nonisolated public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks what is shown as not meant for all eyes: `redacted(reason: .privacy)` hides that alone.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
