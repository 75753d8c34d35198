/// A part of the interface as a screen reader would tell of it: a control, a text, or a view that
/// `accessibilityElement(children:)` makes one.
public struct TestElement: Sendable {
    private let element: AccessibilityElement

    init(_ element: AccessibilityElement) {
        self.element = element
    }

    /// What it is called: an `accessibilityLabel`, else what its label shows; empty if nothing says.
    public var name: String { element.label }
    /// What it stands at: an `accessibilityValue`, or what was typed into it.
    public var value: String? { element.value }
    /// What comes of using it.
    public var hint: String? { element.hint }
    /// Its `accessibilityIdentifier`.
    public var identifier: String? { element.identifier }
    /// What it is.
    public var traits: AccessibilityTraits { element.traits }
    /// Where it stands, in the screen's cells; outside of the screen if it is scrolled away.
    public var frame: CellRect { element.frame }
    /// Whether it has the focus.
    public var isFocused: Bool { element.isFocused }
    /// Whether the focus can be moved to it.
    public var isFocusable: Bool { element.isFocusable }
    /// Whether it can be used.
    public var isEnabled: Bool { element.isEnabled }

    /// Whether the focus can be moved to it, and nothing says what it is.
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
    /// All parts of the interface that have a name of their own or take the focus, in layout order.
    public var elements: [TestElement] {
        AccessibilityTree.elements(of: host.rootNode).flatMap(\.withDescendants).map(TestElement.init)
    }

    /// The first part with a name, or else with an identifier; `nil` if there is none.
    public func element(named name: String) -> TestElement? {
        let elements = elements
        return elements.first { $0.name == name && $0.isFocusable }
            ?? elements.first { $0.name == name }
            ?? elements.first { $0.identifier == name }
    }

    /// The part that has the focus; `nil` if none has.
    public var focused: TestElement? { elements.first(where: \.isFocused) }

    /// The controls that take the focus though nothing says what they are: a screen reader would have
    /// nothing to say. Give them a label, or an `accessibilityLabel`.
    ///
    /// ```swift
    /// #expect(app.unnamedControls.isEmpty)
    /// ```
    public var unnamedControls: [TestElement] { elements.filter(\.isNameless) }
}
