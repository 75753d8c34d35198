import Foundation

// Services of a system that do not reach an app in a terminal. Code that uses them compiles; each comment describes the
// effect.

/// When dictation is offered in a search field.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    /// The field has a button for dictation.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
    /// Dictation is not offered.
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

/// The way in which dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String

    /// Dictation begins when the user looks at the button.
    public static let onLook = TextInputDictationActivation(name: "onLook")
    /// Dictation begins when the user presses the button.
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// The places of the controls that format text.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
    private let name: String

    /// The context menu.
    public static let contextMenu = TextInputFormattingControlPlacement(name: "contextMenu")
    /// The bar above a keyboard on the screen.
    public static let inputAssistant = TextInputFormattingControlPlacement(name: "inputAssistant")

    /// A set of places.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The context menu.
        public static let contextMenu = Set(rawValue: 1 << 0)
        /// The bar above a keyboard on the screen.
        public static let inputAssistant = Set(rawValue: 1 << 1)
        /// All places.
        public static let all: Set = [.contextMenu, .inputAssistant]
    }
}

/// The language by whose rules text is set.
public struct TypesettingLanguage: Hashable, Sendable {
    private let language: Locale.Language?

    /// The language of the text itself.
    public static let automatic = TypesettingLanguage(language: nil)
    /// A language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

/// Whether an item opens while something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// The item opens.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// The item does not open.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
    static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
    /// Whether items open while something is dragged over them. It has no effect: nothing opens.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Changes nothing: a terminal has no dictation.
    nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        unchanged()
    }

    /// Changes nothing: a terminal's text fields have no controls that format text.
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility,
        for placement: TextInputFormattingControlPlacement.Set
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: lines break by the rules of Unicode, which hold for all languages.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        unchanged()
    }

    /// Changes nothing: lines break by the rules of Unicode, which hold for all languages.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        unchanged()
    }

    /// Changes nothing: a terminal has no writing tools.
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { unchanged() }

    /// Changes nothing: no system follows the activities in an app.
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { unchanged() }

    /// Changes nothing: only widgets mark values that are about to change.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { unchanged() }

    /// Changes nothing: the keys and the mouse drop an item, and nothing opens while it is dragged.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        unchanged().environment(\.springLoadingBehavior, behavior)
    }

    /// Changes nothing: a document app in a terminal has no browser with menus.
    nonisolated public func documentBrowserContextMenu<MenuItems: View>(
        @ViewBuilder _ menu: @escaping ([URL]?) -> MenuItems
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: a terminal shows the colours that it has.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { unchanged() }
}

extension Image {
    /// A range of brightness.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        /// The brightness of a usual screen.
        public static let standard = DynamicRange(name: "standard")
        /// More brightness, but not all.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// All the brightness of the screen.
        public static let high = DynamicRange(name: "high")
    }
}
