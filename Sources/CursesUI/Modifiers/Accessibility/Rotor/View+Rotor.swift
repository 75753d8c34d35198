/// The rotors that systems define.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    fileprivate let name: String

    /// All links.
    public static let links = AccessibilitySystemRotor(name: "Links")
    /// The links that have been followed, or those that have not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "Visited links" : "Unvisited links")
    }
    /// All headings.
    public static let headings = AccessibilitySystemRotor(name: "Headings")
    /// The headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(
            name: level == .unspecified ? "Headings" : "Headings of level \(level.rawValue)")
    }
    /// Bold text.
    public static let boldText = AccessibilitySystemRotor(name: "Bold text")
    /// Italic text.
    public static let italicText = AccessibilitySystemRotor(name: "Italic text")
    /// Underlined text.
    public static let underlineText = AccessibilitySystemRotor(name: "Underlined text")
    /// Misspelled words.
    public static let misspelledWords = AccessibilitySystemRotor(name: "Misspelled words")
    /// Images.
    public static let images = AccessibilitySystemRotor(name: "Images")
    /// Text fields.
    public static let textFields = AccessibilitySystemRotor(name: "Text fields")
    /// Tables.
    public static let tables = AccessibilitySystemRotor(name: "Tables")
    /// Lists.
    public static let lists = AccessibilitySystemRotor(name: "Lists")
    /// Landmarks.
    public static let landmarks = AccessibilitySystemRotor(name: "Landmarks")
}

extension View {
    /// Adds a rotor to the view: a list of places, which the command palette lists for all users.
    ///
    /// ```swift
    /// ScrollView { MessageList(messages) }
    ///     .accessibilityRotor("Unread") {
    ///         ForEach(messages.filter(\.isUnread)) { AccessibilityRotorEntry($0.subject, id: $0.id) }
    ///     }
    /// ```
    ///
    /// An entry such as "Unread: Lunch" scrolls to the view with the id, and moves the focus to the first control in it.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        modifier(RotorModifier(label: label, source: RotorContentSource(content: entries)))
    }

    /// Adds a rotor to the view: a list of places, which the command palette lists for all users.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(labelKey), entries: entries)
    }

    /// Adds a rotor to the view: a list of places, which the command palette lists for all users.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries)
    }

    /// Adds entries for one of the system's rotors, which the command palette lists for all users.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(systemRotor.name), entries: entries)
    }
}

// MARK: Entries for models

extension View {
    /// Adds a rotor with an entry for each element of an array.
    ///
    /// - Parameters:
    ///   - entryID: the id of the view that shows an element.
    ///   - entryLabel: the name of an element.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        modifier(
            RotorModifier(
                label: rotorLabel, source: RotorModelSource(models: entries, id: entryID, label: entryLabel)))
    }

    /// Adds a rotor with an entry for each element of an array.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with an entry for each element of an array.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds entries for one of the system's rotors: one for each element of an array.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(systemRotor.name), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with an entry for each element of an array, whose views have the ids of the elements.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a rotor with an entry for each element of an array, whose views have the ids of the elements.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with an entry for each element of an array, whose views have the ids of the elements.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
    }

    /// Adds entries for one of the system's rotors: one for each element of an array.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(systemRotor.name), entries: entries, entryLabel: entryLabel)
    }
}

// MARK: Ranges of a text

extension View {
    /// Adds a rotor with an entry for each of some ranges in a text. All entries lead to the view as a whole.
    nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
        modifier(RotorModifier(label: label, source: RotorRangeSource(count: textRanges.count)))
    }

    /// Adds a rotor with an entry for each of some ranges in a text. All entries lead to the view as a whole.
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey,
        textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(labelKey), textRanges: textRanges)
    }

    /// Adds a rotor with an entry for each of some ranges in a text. All entries lead to the view as a whole.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L,
        textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(label), textRanges: textRanges)
    }

    /// Adds entries for one of the system's rotors: one for each of some ranges in a text.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor,
        textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(systemRotor.name), textRanges: textRanges)
    }
}

private struct RotorContentSource<Content: AccessibilityRotorContent> {
    let content: () -> Content
}

extension RotorContentSource: RotorSource {
    var entries: [RotorEntry] { content().allEntries }
}

private struct RotorModelSource<Model, ID: Hashable> {
    let models: [Model]
    let id: KeyPath<Model, ID>
    let label: KeyPath<Model, String>
}

extension RotorModelSource: RotorSource {
    var entries: [RotorEntry] {
        models.map {
            RotorEntry(label: Text(verbatim: $0[keyPath: label]), target: .id(AnyHashable($0[keyPath: id])))
        }
    }
}

private struct RotorRangeSource {
    let count: Int
}

extension RotorRangeSource: RotorSource {
    var entries: [RotorEntry] {
        (0..<count).map { RotorEntry(label: Text(verbatim: "\($0 + 1)"), target: .view) }
    }
}
