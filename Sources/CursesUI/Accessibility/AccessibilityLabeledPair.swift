/// The part of a view in a pair of a label and the content that it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The view names the content.
    case label
    /// The view has the name.
    case content
}

/// The part of an element in a pair of a label and the content that it names.
struct AccessibilityPair: Equatable, Sendable {
    let role: AccessibilityLabeledPairRole
    let id: PairID

    /// The identity of a pair.
    struct PairID: Hashable, @unchecked Sendable {
        // An id is compared only on the main actor; `AnyHashable` is not marked as sendable.
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    /// Names the elements with content by the elements with their labels.
    static func connect(_ elements: inout [AccessibilityElement]) {
        var labels: [PairID: String] = [:]
        for element in elements.flatMap(\.withDescendants) {
            if let pair = element.pair, pair.role == .label, !element.label.isEmpty { labels[pair.id] = element.label }
        }
        if !labels.isEmpty { name(&elements, by: labels) }
    }

    private static func name(_ elements: inout [AccessibilityElement], by labels: [PairID: String]) {
        for index in elements.indices {
            if let pair = elements[index].pair, pair.role == .content, let label = labels[pair.id] {
                let own = elements[index].label
                if own.isEmpty {
                    elements[index].label = label
                } else if own != label {
                    elements[index].label = "\(label), \(own)"
                }
            }
            name(&elements[index].children, by: labels)
        }
    }
}

extension View {
    /// Names a view by another view: the accessibility element of the content gets the text of the label as its name.
    ///
    /// ```swift
    /// Text("Harbour").accessibilityLabeledPair(role: .label, id: "harbour", in: namespace)
    /// HarbourPicker().accessibilityLabeledPair(role: .content, id: "harbour", in: namespace)
    /// ```
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole,
        id: ID,
        in namespace: Namespace.ID
    ) -> some View {
        let pair = AccessibilityPair(
            role: role, id: AccessibilityPair.PairID(id: AnyHashable(id), namespace: namespace))
        return accessibility { $0.pair = pair }
    }

    /// Changes nothing: a screen reader's command for the next element of a group does not reach an app in a terminal.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID
    ) -> some View {
        unchanged()
    }
}
