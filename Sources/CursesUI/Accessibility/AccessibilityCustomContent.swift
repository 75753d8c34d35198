/// Further content of an accessibility element, with a label of its own.
struct AccessibilityCustomContent: Equatable, Sendable {
    /// Identifies the content: outer views replace the content of inner ones.
    let id: String
    let label: Text
    /// The value; `nil` takes the content away.
    let value: Text?
    let importance: AXCustomContent.Importance

    /// Adds content to other content, in place of the content with the same id.
    static func add(_ content: AccessibilityCustomContent, to others: inout [AccessibilityCustomContent]) {
        if let index = others.firstIndex(where: { $0.id == content.id }) {
            others[index] = content
        } else {
            others.append(content)
        }
    }

    /// Returns the content with its texts resolved in an environment; `nil` without a value.
    @MainActor
    func resolved(in environment: EnvironmentValues) -> AXCustomContent? {
        guard let value else { return nil }
        return AXCustomContent(
            label: label.content.string(in: environment), value: value.content.string(in: environment),
            importance: importance)
    }
}

/// Further content of an accessibility element.
public struct AXCustomContent: Hashable, Sendable {
    /// The importance of custom content.
    public enum Importance: UInt, Sendable {
        /// The content is told on request.
        case `default`
        /// The content is told with the element.
        case high
    }

    /// The name of the content.
    public let label: String
    /// The content.
    public let value: String
    /// Whether the content is told with the element or on request.
    public var importance: Importance

    /// Creates custom content.
    public init(label: String, value: String) {
        self.init(label: label, value: value, importance: .default)
    }

    init(label: String, value: String, importance: Importance) {
        self.label = label
        self.value = value
        self.importance = importance
    }

    /// The words for the content.
    var line: String { label.isEmpty ? value : "\(label): \(value)" }
}

/// Identifies custom content, so that views around can replace it.
public struct AccessibilityCustomContentKey: Sendable {
    let label: Text
    let id: String

    /// Creates a key with a label and an id.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// Creates a key with a label and an id.
    public init(_ labelKey: LocalizedStringKey, id: String) {
        self.init(Text(labelKey), id: id)
    }

    /// Creates a key with a label, which is also its id.
    public init(_ labelKey: LocalizedStringKey) {
        self.init(Text(labelKey), id: labelKey.styledText.string)
    }
}

extension AccessibilityCustomContentKey: Equatable {
    /// Returns whether two keys have the same id.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

extension View {
    /// Adds content to the description of the view, such as the size of a file.
    ///
    /// ```swift
    /// FileRow(file)
    ///     .accessibilityElement(children: .combine)
    ///     .accessibilityCustomContent("Size", file.size.formatted(), importance: .high)
    /// ```
    ///
    /// With `CURSESUI_ACCESSIBLE=1`, content of high importance is a part of the view's line. Control-G, which repeats
    /// the line of the focused view, tells all content.
    ///
    /// - Parameter value: the content; `nil` takes away content that views inside have added with the same key.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility {
            $0.customContent = [
                AccessibilityCustomContent(id: key.id, label: key.label, value: value, importance: importance)
            ]
        }
    }

    /// Adds content to the description of the view.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds content to the description of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey,
        _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds content with a label to the description of the view.
    nonisolated public func accessibilityCustomContent(
        _ label: Text,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(label, id: label.content.string), value, importance: importance)
    }

    /// Adds content with a label to the description of the view.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), value, importance: importance)
    }

    /// Adds content with a label to the description of the view.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
    }

    /// Adds content with a label to the description of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey,
        _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(labelKey, Text(value), importance: importance)
    }
}
