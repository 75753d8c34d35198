/// The result of an intent.
public protocol IntentResult: Sendable {}

/// A result with words for the user.
public protocol ProvidesDialog: IntentResult {
    /// The words.
    var dialog: IntentDialog? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value

    /// The value.
    var value: Value? { get }
}

/// A result with a view. No system shows it.
public protocol ShowsSnippetView: IntentResult {}

/// A result with an intent that is to be performed next. No system performs it.
public protocol OpensIntent: IntentResult {}

/// The result that `.result()` and its variants create.
public struct IntentResultContainer<Value: Sendable, Dialog: Sendable>: IntentResult, ShowsSnippetView, OpensIntent {
    /// The value.
    public let value: Value?
    /// The words for the user.
    public let dialog: Dialog?

    init(value: Value? = nil, dialog: Dialog? = nil) {
        self.value = value
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue where Value: Equatable {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult where Self == IntentResultContainer<Never, Never> {
    /// Returns a result without a value.
    public static func result() -> Self { Self() }
    /// Returns a result with an intent that is to be performed next. No system performs it.
    public static func result(opensIntent: some AppIntent) -> Self { Self() }
    /// Returns a result with a view. No system shows it.
    public static func result(view: some View) -> Self { Self() }
    /// Returns a result with a view. No system shows it.
    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self { Self() }
}

extension IntentResult where Self == IntentResultContainer<Never, IntentDialog> {
    /// Returns a result with words for the user.
    public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }
    /// Returns a result with words for the user and a view. No system shows it.
    public static func result(dialog: IntentDialog, view: some View) -> Self { Self(dialog: dialog) }
    /// Returns a result with words for the user and a view. No system shows it.
    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self {
        Self(dialog: dialog)
    }
    /// Returns a result with words for the user and an intent that is to be performed next. No system performs it.
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self { Self(dialog: dialog) }
}

extension IntentResult {
    /// Returns a result with a value.
    public static func result<Value: Sendable>(value: Value) -> Self where Self == IntentResultContainer<Value, Never> {
        Self(value: value)
    }

    /// Returns a result with a value and words for the user.
    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
}

/// Words for the user.
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The words that are spoken.
    public let full: LocalizedStringResource
    /// The words that are shown beside other content.
    public let supporting: LocalizedStringResource?

    /// Creates a dialog.
    public init(_ full: LocalizedStringResource) {
        self.init(full: full, supporting: nil)
    }

    /// Creates a dialog with words for a screen.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource?, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
    }

    /// Creates a dialog from a literal.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
