import Foundation

// Modifiers for what an app in a terminal cannot do for assistive technologies: it is operated by keys and mouse, and the
// user's screen reader decides how to speak.

/// Options of an area whose touches assistive technologies pass on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The area is silent when it is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// The area is passive until it is activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The kind of a text, for screen readers.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    /// A text without a special kind.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// Output of a command.
    public static let console = AccessibilityTextContentType(name: "console")
    /// A document in a file system.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// A message.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A story.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// Program source.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// A table.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document of a word processor.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
    /// Changes nothing: Return presses the focused view, wherever its middle is.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unchanged().accessibility { _ in }
    }

    /// Changes nothing: Return presses the focused view, wherever its middle is.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unchanged().accessibility { _ in }
    }

    /// Changes nothing: a terminal reports no touches.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true,
        options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unchanged().accessibility { _ in }
    }

    /// Changes nothing: Alt-D drags the focused view, whatever its point.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint,
        description: Text,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unchanged().accessibility { _ in }
    }

    /// Changes nothing: Alt-D drags the focused view, whatever its point.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint,
        description: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unchanged().accessibility { _ in }
    }

    /// Changes nothing: Alt-D drags the focused view, whatever its point.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint,
        description: S,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unchanged().accessibility { _ in }
    }

    /// Changes nothing: arrows and Tab choose a drop target as a whole.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint,
        description: Text,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unchanged().accessibility { _ in }
    }

    /// Changes nothing: arrows and Tab choose a drop target as a whole.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint,
        description: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unchanged().accessibility { _ in }
    }

    /// Changes nothing: arrows and Tab choose a drop target as a whole.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint,
        description: S,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unchanged().accessibility { _ in }
    }

    /// Changes nothing: the user sets the size of all characters in the terminal.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { unchanged() }

    /// Changes nothing: the user sets the size of all characters in the terminal.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: the user's screen reader decides how it reads a text.
    nonisolated public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unchanged().accessibility { _ in }
    }

    /// Changes nothing: the user's screen reader decides how it speaks.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { unchanged() }

    /// Changes nothing: the user's screen reader decides how it speaks.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { unchanged() }

    /// Changes nothing: lines are always written in their order.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { unchanged() }

    /// Sets whether a screen reader reads the names and values in the view character by character.
    ///
    /// In the plain mode, their characters are written with spaces between them, so that a screen reader reads them one
    /// by one.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        environment(\.spellsOutCharacters, value)
    }
}
