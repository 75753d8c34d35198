/// A part of the interface as a screen reader presents it: a control, a text, or a view that
/// `accessibilityElement(children:)` turns into an element.
public struct TestElement: Sendable {
    private let element: AccessibilityElement

    init(_ element: AccessibilityElement) {
        self.element = element
    }

    /// The name of the element: its `accessibilityLabel`, otherwise the text of its label; empty if it has
    /// neither.
    public var name: String { element.label }
    /// The value of the element: its `accessibilityValue`, or the text that was typed into it.
    public var value: String? { element.value }
    /// The hint, which describes the result of using the element.
    public var hint: String? { element.hint }
    /// The element's `accessibilityIdentifier`.
    public var identifier: String? { element.identifier }
    /// The traits of the element.
    public var traits: AccessibilityTraits { element.traits }
    /// The frame in the screen's cells; outside the screen if the element is scrolled away.
    public var frame: CellRect { element.frame }
    /// Whether the element has the focus.
    public var isFocused: Bool { element.isFocused }
    /// Whether the element can have the focus.
    public var isFocusable: Bool { element.isFocusable }
    /// Whether the element is enabled.
    public var isEnabled: Bool { element.isEnabled }

    /// Whether the element can have the focus but has no name.
    var isNameless: Bool {
        isFocusable && (element.isHidden || name.allSatisfy(\.isWhitespace))
    }
}

extension TestElement: CustomStringConvertible {
    /// For example `button "Send" at 4,2 (12x1), focused`.
    public var description: String {
        var kind = traits.isEmpty ? "element" : traits.description
        if isFocusable, value != nil, traits.isEmpty { kind = "field" }
        var text = "\(kind) \"\(name)\""
        if let value { text += " = \"\(value)\"" }
        if let identifier { text += " #\(identifier)" }
        text += " at \(frame.minColumn),\(frame.minRow) (\(frame.size.inWords))"
        if isFocused { text += ", focused" }
        if !isEnabled { text += ", disabled" }
        return text
    }
}

extension TestApp {
    /// All elements that have a name or can have the focus, in layout order.
    public var elements: [TestElement] {
        AccessibilityTree.elements(of: host.rootNode).flatMap(\.withDescendants).map(TestElement.init)
    }

    /// Returns the first element with a name, otherwise with an identifier; `nil` if there is none.
    public func element(named name: String) -> TestElement? {
        let elements = elements
        return elements.first { $0.name == name && $0.isFocusable }
            ?? elements.first { $0.name == name }
            ?? elements.first { $0.identifier == name }
    }

    /// The element that has the focus; `nil` if none has it.
    public var focused: TestElement? { elements.first(where: \.isFocused) }

    /// The controls that can have the focus but have no name for a screen reader. Give them a label, or an
    /// `accessibilityLabel`.
    ///
    /// ```swift
    /// #expect(app.unnamedControls.isEmpty)
    /// ```
    public var unnamedControls: [TestElement] { elements.filter(\.isNameless) }
}
