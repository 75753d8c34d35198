/// The tips of an app.
public enum Tips {
    /// Whether a tip is shown.
    public enum Status: Hashable, Sendable {
        /// It is shown.
        case available
        /// It is shown when its conditions are true.
        case pending
        /// It is no longer shown.
        case invalidated(InvalidationReason)
    }

    /// The reason why a tip is no longer shown.
    public enum InvalidationReason: String, Codable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        /// The name of the button.
        public let id: String
        /// The place of the button in its tip.
        public internal(set) var index: Int?
        /// The label.
        public let label: @Sendable () -> Text
        /// Whether the button is disabled.
        public let disabled: Bool
        /// What the button does.
        public let handler: @Sendable () -> Void

        /// Creates a button with a title.
        public init<S: StringProtocol>(
            id: String? = nil, title: S, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let words = String(title)
            (self.id, label, self.disabled, self.handler) = (id ?? words, { Text(words) }, disabled, handler)
        }

        /// Creates a button with a label.
        public init(
            id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            (self.id, self.label) = (id ?? UUID().uuidString, label)
            (self.disabled, self.handler) = (disabled, handler)
        }
    }

    /// How often a tip is shown before it is no longer shown.
    public struct MaxDisplayCount: TipOption {
        let count: Int

        /// Creates an option.
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// How many seconds after its first appearance a tip is shown.
    public struct MaxDisplayDuration: TipOption {
        let duration: TimeInterval

        /// Creates an option.
        public init(_ maxDisplayDuration: TimeInterval) { duration = maxDisplayDuration }
    }

    /// Whether a tip is shown however soon it comes after another.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool

        /// Creates an option.
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }
}

/// A further condition of a tip.
public protocol TipOption: Sendable {}
