/// The words for an accessibility element, in the order in which a screen reader says them.
struct SpokenElement: Equatable {
    /// The name; empty if there is none.
    var name: String
    var role: AccessibilityRole?
    /// The value. For an empty field it is "empty"; for a secure field it is the number of characters.
    var value: String?
    /// The position of a row in its list, such as "row 3 of 20".
    var place: String?
    var isSelected: Bool
    /// Whether the element is a disabled control.
    var isDimmed: Bool
    var hint: String?
    /// The further content that is told with the element.
    var details: [String]
    /// The further content that is told on request.
    var moreDetails: [String]

    /// - Parameter place: the number of the element's row, and the total number of rows.
    init(_ element: AccessibilityElement, place: (number: Int, count: Int)? = nil) {
        // A row has the traits of everything in it.
        let isRow = place != nil && element.role == nil
        role = element.role ?? (isRow ? nil : element.traits.role)
        name = element.label
        value = element.value
        if role?.takesText == true {
            let count = value?.count ?? 0
            if count == 0 {
                value = "empty"
            } else if role == .secureTextField {
                value = count == 1 ? "1 character" : "\(count) characters"
            }
        }
        if value == name { value = nil }
        if element.isSpelledOut {
            name = Self.spelledOut(name)
            // A count or the word "empty" is not spelled out.
            if value == element.value { value = value.map(Self.spelledOut) }
        }
        self.place = place.map { "row \($0.number) of \($0.count)" }
        isSelected = element.traits.contains(.isSelected)
        isDimmed = !element.isEnabled && role?.isControl == true
        hint = element.hint
        details = element.customContent.filter { $0.importance == .high }.map(\.line)
        moreDetails = element.customContent.filter { $0.importance != .high }.map(\.line)
    }

    /// The line: name, role, value, important content, position, state and hint.
    var line: String { line(with: []) }

    /// The line followed by the content that is told on request.
    var wholeLine: String { line(with: moreDetails) }

    private func line(with more: [String]) -> String {
        let words: [String?] =
            [name, role?.rawValue, value] + details
            + [place, isSelected ? "selected" : nil, isDimmed ? "dimmed" : nil, hint] + more
        let line = Self.joined(words)
        return line.isEmpty ? "unnamed" : line
    }

    /// Returns the line that describes a change of the same element, or `nil` if nothing has changed. The line contains
    /// only the new value and state, unless something else has changed.
    func line(after old: SpokenElement) -> String? {
        guard self != old else { return nil }
        guard name == old.name, role == old.role, place == old.place, hint == old.hint,
            details == old.details
        else { return line }
        guard value != old.value || isSelected != old.isSelected || isDimmed != old.isDimmed else { return nil }
        func change(_ keyPath: KeyPath<SpokenElement, Bool>, _ yes: String, _ no: String) -> String? {
            self[keyPath: keyPath] == old[keyPath: keyPath] ? nil : self[keyPath: keyPath] ? yes : no
        }
        return Self.joined([
            value == old.value ? nil : value ?? "no value",
            change(\.isSelected, "selected", "not selected"),
            change(\.isDimmed, "dimmed", "available"),
        ])
    }

    /// Returns a text with spaces between its characters.
    private static func spelledOut(_ text: String) -> String {
        text.filter { !$0.isWhitespace }.map(String.init).joined(separator: " ")
    }

    private static func joined(_ words: [String?]) -> String {
        words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension AccessibilityElement {
    /// Whether the element gets a line in the list of everything on the screen: it contains words or emoji, has a role,
    /// or can receive the focus.
    @MainActor
    var isListed: Bool {
        guard !isHidden, node?.isPresent != false else { return false }
        if isFocusable || role != nil { return true }
        return [label, value ?? ""].contains { text in
            text.unicodeScalars.contains { scalar in
                let properties = scalar.properties
                return properties.isAlphabetic || properties.numericType != nil || properties.isEmojiPresentation
            }
        }
    }
}
