import CursesUITerminal

/// Derives the accessibility tree from the view graph.
///
/// - Texts, pictures and controls are elements; pure layout containers are not.
/// - A control is one element, named by the texts in its label.
/// - A list row that can receive the focus is one element, named by the texts in it.
/// - The properties of a modifier override inner properties, and apply to all elements inside.
/// - Views that the layout hides, such as the alternatives that `ViewThatFits` does not show, are not elements.
@MainActor
package struct AccessibilityTree {
    private let focus: FocusManager?
    /// The list row that contains the elements.
    private var row: (any RowResponder)?
    /// Whether symbols are elements. Otherwise they are left out, because they accompany texts with the same meaning.
    private var tellsSymbols = false
    /// The elements of windows that rows present. These elements are not part of the rows.
    private let windows = Windows()

    private final class Windows {
        var elements: [AccessibilityElement] = []
    }

    private init(focus: FocusManager?) {
        self.focus = focus
    }

    private var focused: (any Responder)? { focus?.focused }

    /// Returns the elements of a view graph in layout order.
    package static func elements(of root: Node) -> [AccessibilityElement] {
        let tree = AccessibilityTree(focus: root.layoutContext.focus)
        var elements = tree.elements(of: root, outer: AccessibilityProperties()) + tree.windows.elements
        AccessibilityPair.connect(&elements)
        return elements
    }

    /// Returns the label of a control, or `nil` if it has none. The label may also come from a modifier around the
    /// control, if the modifier contains no other view.
    static func label(of control: Node) -> String? {
        let tree = AccessibilityTree(focus: nil)
        var outer = AccessibilityProperties()
        forEachProperties(around: control) { outer.label = $0.label ?? outer.label }
        let label = tree.elements(of: control, outer: outer).first?.label
        return label.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the other names of a control, which modifiers around it give.
    static func inputLabels(of control: Node) -> [String] {
        var labels: [Text] = []
        forEachProperties(around: control) { if !$0.inputLabels.isEmpty { labels = $0.inputLabels } }
        return labels.map { $0.content.string(in: control.environment) }
    }

    /// Visits the properties of the modifiers around a control that contain no other view, the innermost first.
    private static func forEachProperties(around control: Node, _ visit: (AccessibilityProperties) -> Void) {
        for node in sequence(first: control, next: \.parent).dropFirst() {
            var children = 0
            node.forEachChild { if $0.accessibilityProperties?.isHidden != true { children += 1 } }
            guard children == 1, !(node is any Responder), node.passesPreferencesOn else { break }
            guard let properties = node.accessibilityProperties else { continue }
            if properties.children != nil { break }
            visit(properties)
        }
    }

    private func elements(
        of node: Node,
        outer: AccessibilityProperties
    ) -> [AccessibilityElement] {
        if row != nil, let window = node.layoutNodes.first as? LayerLayoutNode, window.owner === node {
            var outside = self
            outside.row = nil
            windows.elements += outside.elements(of: node, outer: AccessibilityProperties())
            return []
        }
        if let row = row(of: node), row !== self.row {
            var inner = self
            inner.row = row
            return [rowElement(node, row, inner.elements(of: node, outer: outer))]
        }
        if let node = node as? any AccessibilityReplacement { return replacement(of: node, outer: outer) }
        var properties = outer
        var behavior: AccessibilityChildBehavior?
        if let own = node.accessibilityProperties {
            behavior = own.children
            properties = outer.over(own)
            properties.children = nil
        }
        if let content = node.anyView as? any AccessibleContent, content.isTold || tellsSymbols {
            var said = content.accessibilityContent.resolved(in: node.environment)
            // A text field's prompt is its name only if the field has no other name.
            if properties.controlLabel != nil { said.controlLabel = nil }
            properties = properties.over(said)
            return [element(of: node, properties, parts: [])].filter(Self.isTold)
        }
        if let behavior {
            // The properties apply only to the element itself; its parts keep their own properties.
            let parts = parts(of: node, outer: AccessibilityProperties())
            return [combined(node, properties, parts, behavior)].filter(Self.isTold)
        }
        if node is any AccessibilityFocusNode, let control = control(of: node) {
            return [adjustable(node, control, outer: properties)]
        }
        if control(of: node) != nil {
            let parts = parts(of: node, outer: AccessibilityProperties())
            return [controlElement(node, properties, parts)]
        }
        let parts = parts(of: node, outer: properties)
        if let title = (node.anyView as? any AccessibleTitle)?.accessibilityTitle,
            !parts.contains(where: { $0.traits.contains(.isStaticText) })
        {
            let said = title.accessibilityContent.resolved(in: node.environment)
            return [element(of: node, properties.over(said), parts: [])].filter(Self.isTold)
        }
        guard node.anyView is any ControlLabel else { return parts }
        var words = parts
        if parts.isEmpty, !tellsSymbols {
            // A symbol that is the whole label names the control.
            var inner = self
            inner.tellsSymbols = true
            words = inner.parts(of: node, outer: properties)
        }
        return words.map { part in
            var part = part
            part.isControlLabel = true
            return part
        }
    }

    /// Whether the element is part of the tree. A hidden element remains in the tree if it, or an element inside, can
    /// receive the focus.
    private static func isTold(_ element: AccessibilityElement) -> Bool {
        !element.isHidden || element.withDescendants.contains(where: \.isFocusable)
    }

    private func parts(of node: Node, outer: AccessibilityProperties) -> [AccessibilityElement] {
        var parts: [AccessibilityElement] = []
        node.forEachChild { if !$0.isHiddenByLayout { parts += elements(of: $0, outer: outer) } }
        guard parts.contains(where: { $0.sortPriority != 0 }) else { return parts }
        return parts.enumerated()
            .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
            .map(\.element)
    }

    // MARK: Elements

    /// Returns the elements of a view that has an accessibility representation. The first element has the focus if the
    /// view has it.
    private func replacement(
        of node: any AccessibilityReplacement,
        outer: AccessibilityProperties
    ) -> [AccessibilityElement] {
        let shown = elements(of: node.content, outer: outer)
        // The properties apply only to the element itself; its parts keep their own properties.
        let inherited = node.addsChildren ? AccessibilityProperties() : outer
        var told = elements(of: node.representation, outer: inherited)
        guard !node.addsChildren else {
            guard var whole = shown.first else { return told }
            whole.children += told
            return [whole] + shown.dropFirst()
        }
        guard !told.isEmpty else { return told }
        let focusable = shown.flatMap(\.withDescendants).filter(\.isFocusable)
        told[0].frame = shown.reduce(.zero) { $0.union($1.frame) }
        told[0].isFocusable = !focusable.isEmpty
        told[0].isFocused = focusable.contains(where: \.isFocused)
        told[0].isReachable = focusable.contains(where: \.isReachable)
        told[0].focusPlace = focusable.first?.focusPlace
        told[0].node = node
        return told
    }

    /// Returns the responder of a control: the node itself, or the responder of its first layout node.
    private func control(of node: Node) -> (any Responder)? {
        let responder = node as? any Responder ?? node.layoutNodes.first?.responder
        // A row's responder belongs to the list, but the row's element comes from the view in the row.
        guard let responder, responder.layoutNode.owner === node, !(responder is any RowResponder) else { return nil }
        return responder.isControl ? responder : nil
    }

    /// Returns the list row whose content the node creates, or `nil` if there is none or the row cannot receive the
    /// focus.
    private func row(of node: Node) -> (any RowResponder)? {
        guard let view = node.layoutNodes.first, node.layoutNodes.count == 1,
            let row = view.row, row.content.unwrapped === view.unwrapped, row.canBeFocused
        else { return nil }
        return row
    }

    private func rowElement(
        _ node: Node,
        _ row: any RowResponder,
        _ parts: [AccessibilityElement]
    ) -> AccessibilityElement {
        var whole = combined(node, AccessibilityProperties(), parts, .combine)
        if row.isSelected { whole.traits.formUnion(.isSelected) }
        whole.identifier = parts.compactMap(\.identifier).first
        whole.hint = parts.compactMap(\.hint).first
        whole.frame = row.layoutNode.screenFrame
        whole.focusPlace = ObjectIdentifier(row.layoutNode)
        whole.list = row.container
        whole.isFocusable = true
        whole.isReachable = focus?.isAvailable(row) ?? false
        whole.isFocused = row === focused
        return whole
    }

    private func controlElement(
        _ node: Node,
        _ properties: AccessibilityProperties,
        _ parts: [AccessibilityElement]
    ) -> AccessibilityElement {
        // A control that contains controls is an element with children.
        if parts.contains(where: \.isFocusable) {
            guard properties.label == nil, control(of: node)?.claimsFocus == false else {
                return element(of: node, properties, parts: parts)
            }
            return tappedElement(node, properties, parts)
        }
        var properties = properties
        let labels = parts.filter(\.isControlLabel)
        let shown = Self.joined(labels.map(\.label))
        let isTitled = properties.label == nil && shown == nil && properties.controlLabel != nil
        // If a control has no text in its label but is titled elsewhere, the texts in the control are its value.
        if isTitled {
            properties.value = properties.value ?? Self.joined(parts.map(\.label))
        }
        properties.label = properties.label ?? shown ?? properties.controlLabel
        if properties.label == nil, labels.isEmpty {
            properties.label = Self.joined(parts.map(\.label))
        }
        properties.addedTraits.formUnion(
            AccessibilityTraits.isButton.subtracting(properties.removedTraits)
        )
        return element(of: node, properties, parts: [])
    }

    /// Returns the element of a view that can be tapped beside the controls in it: the texts in it are its name, and the
    /// controls are its children.
    private func tappedElement(
        _ node: Node,
        _ properties: AccessibilityProperties,
        _ parts: [AccessibilityElement]
    ) -> AccessibilityElement {
        var properties = properties
        let words = parts.filter { !$0.withDescendants.contains(where: \.isFocusable) }
        properties.label = Self.joined(words.map(\.label))
        properties.addedTraits.formUnion(AccessibilityTraits.isButton.subtracting(properties.removedTraits))
        let controls = parts.filter { $0.withDescendants.contains(where: \.isFocusable) }
        return element(of: node, properties, parts: controls)
    }

    /// Returns the element of a view that is focused only for an accessibility action. The words come from the views
    /// inside.
    private func adjustable(
        _ node: Node, _ control: any Responder, outer: AccessibilityProperties
    ) -> AccessibilityElement {
        let parts = parts(of: node, outer: outer)
        var whole: AccessibilityElement
        if parts.count == 1 {
            whole = parts[0]
        } else {
            whole = combined(node, outer, self.parts(of: node, outer: AccessibilityProperties()), .combine)
        }
        whole.role = whole.role ?? .adjustable
        whole.node = node
        whole.focusPlace = ObjectIdentifier(control.layoutNode)
        whole.isFocusable = true
        whole.isFocused = control === focused
        whole.isReachable = focus?.isAvailable(control) ?? false
        return whole
    }

    private func combined(
        _ node: Node,
        _ properties: AccessibilityProperties,
        _ parts: [AccessibilityElement],
        _ behavior: AccessibilityChildBehavior
    ) -> AccessibilityElement {
        var properties = properties
        var kept: [AccessibilityElement] = []
        switch behavior {
        case .contain:
            kept = parts
        case .combine:
            let told = parts.flatMap(\.withDescendants)
            properties.label = properties.label ?? Self.joined(told.map(\.label))
            properties.value = properties.value ?? Self.joined(told.compactMap(\.value))
            for part in told {
                properties.addedTraits.formUnion(part.traits.subtracting(properties.removedTraits))
            }
        default:
            break
        }
        var whole = element(of: node, properties, parts: kept)
        if behavior == .combine {
            whole.customContent = parts.flatMap(\.withDescendants).flatMap(\.customContent) + whole.customContent
        }
        if behavior != .contain {
            whole.isFocusable = parts.contains(where: \.isFocusable)
            whole.isReachable = parts.contains(where: \.isReachable)
            whole.focusPlace = parts.lazy.compactMap(\.focusPlace).first
            whole.isFocused = parts.contains(where: \.isFocused)
        }
        return whole
    }

    private func element(
        of node: Node,
        _ properties: AccessibilityProperties,
        parts: [AccessibilityElement]
    ) -> AccessibilityElement {
        let control = control(of: node)
        var element = AccessibilityElement(
            label: properties.label ?? (control == nil ? nil : properties.controlLabel) ?? "",
            value: properties.value,
            hint: properties.hint,
            identifier: properties.identifier,
            traits: properties.addedTraits,
            role: properties.role,
            frame: node.screenFrame,
            isFocusable: control?.canBeFocused ?? false,
            isFocused: control != nil && control === focused,
            isReachable: control.flatMap { focus?.isAvailable($0) } ?? false,
            isHidden: properties.isHidden ?? false,
            isEnabled: node.environment.isEnabled,
            children: parts,
            sortPriority: properties.sortPriority ?? 0
        )
        element.pair = properties.pair
        element.isSpelledOut = node.environment.spellsOutCharacters
        element.customContent = properties.customContent.compactMap { $0.resolved(in: node.environment) }
        element.node = node
        element.focusPlace = control.map { ObjectIdentifier($0.layoutNode) }
        element.list = row?.container ?? node.layoutNodes.first?.row?.container
        return element
    }

    /// Joins texts with commas, or returns `nil` if there are none. If some texts contain letters or digits, texts
    /// without them (brackets, arrows) are left out.
    private static func joined(_ texts: [String]) -> String? {
        let texts = texts.filter { !$0.isEmpty }
        let words = texts.filter { $0.contains { $0.isLetter || $0.isNumber } }
        let said = words.isEmpty ? texts : words
        return said.isEmpty ? nil : said.joined(separator: ", ")
    }
}

extension Node {
    /// Whether the layout hides the node, because it is a mask or an alternative that `ViewThatFits` does not show.
    fileprivate var isHiddenByLayout: Bool {
        let nodes = layoutNodes
        return !nodes.isEmpty && nodes.allSatisfy { $0.parent?.visibility.contains(.hidden) == true }
    }

    /// The frame of the node in screen cells; empty if the node has no layout.
    package var screenFrame: CellRect {
        layoutNodes.reduce(.zero) { $0.union($1.screenFrame) }
    }
}
