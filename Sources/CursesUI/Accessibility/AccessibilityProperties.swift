/// What is said about a part of the interface; `nil` leaves it to the part.
package struct AccessibilityProperties: Equatable, Sendable {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var isHidden: Bool?
    package var addedTraits = AccessibilityTraits()
    package var removedTraits = AccessibilityTraits()
    package var children: AccessibilityChildBehavior?
    /// What the controls within are called that say nothing themselves.
    package var controlLabel: String?
    /// Greater is told of earlier.
    package var sortPriority: Double?

    package init(
        label: String? = nil,
        value: String? = nil,
        addedTraits: AccessibilityTraits = []
    ) {
        self.label = label
        self.value = value
        self.addedTraits = addedTraits
    }

    /// These properties, and what they leave open from those further inside.
    func over(_ inner: AccessibilityProperties) -> AccessibilityProperties {
        var result = inner
        if let label { result.label = label }
        if let value { result.value = value }
        if let hint { result.hint = hint }
        if let identifier { result.identifier = identifier }
        // What is hidden as a whole has nothing that is told of.
        if let isHidden { result.isHidden = isHidden || inner.isHidden == true }
        result.addedTraits = inner.addedTraits.subtracting(removedTraits).union(addedTraits)
        result.removedTraits = inner.removedTraits.subtracting(addedTraits).union(removedTraits)
        if result.controlLabel == nil { result.controlLabel = controlLabel }
        if let sortPriority { result.sortPriority = sortPriority }
        return result
    }
}
