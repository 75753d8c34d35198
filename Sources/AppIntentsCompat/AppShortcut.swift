/// A phrase that starts an intent. No assistant hears it in a terminal.
public struct AppShortcut: Sendable {
    /// The name.
    public let shortTitle: LocalizedStringResource?
    /// The symbol.
    public let systemImageName: String?

    /// Creates a shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }
}

/// A phrase that starts an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// A phrase with the name of the app, or with a value.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Creates an empty phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds the name of the app.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        /// Adds a value.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }

    /// Creates a phrase from words.
    public init(stringLiteral value: String) {}
    /// Creates a phrase with the name of the app, or with a value.
    public init(stringInterpolation: StringInterpolation) {}
}

/// A part of a phrase.
public enum AppShortcutPhraseToken: Sendable {
    case applicationName
}

/// The shortcuts of an app.
public protocol AppShortcutsProvider {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of the tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    /// Blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Has no effect: nobody knows the shortcuts.
    public static func updateAppShortcutParameters() {}
}

/// The colour of the tiles of an app's shortcuts. It is not shown.
public enum ShortcutTileColor: CaseIterable, Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
    case yellow
}

/// Builds the shortcuts of an app.
@resultBuilder
public enum AppShortcutsBuilder {
    /// Returns one shortcut as an array.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// Joins shortcuts.
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap(\.self) }
    /// Returns the shortcuts of an `if` without `else`.
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    /// Returns the shortcuts of an `if`.
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// Returns the shortcuts of an `else`.
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// Returns the shortcuts of an `if #available`.
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
