/// The accessibility properties of a view; if a property is `nil`, the views inside determine it.
package struct AccessibilityProperties: Equatable, Sendable {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var role: AccessibilityRole?
    package var isHidden: Bool?
    package var addedTraits = AccessibilityTraits()
    package var removedTraits = AccessibilityTraits()
    package var children: AccessibilityChildBehavior?
    /// The name of the controls inside that have no name.
    package var controlLabel: String?
    /// Elements with greater numbers come first.
    package var sortPriority: Double?
    /// Other names of the control inside.
    var inputLabels: [Text] = []
    /// Further content with labels, the innermost first.
    var customContent: [AccessibilityCustomContent] = []
    /// The part of the view in a pair of a label and its content.
    var pair: AccessibilityPair?
    /// The properties whose texts depend on the environment.
    var deferredTexts: [AccessibilityWording: Text] = [:]

    package init(
        label: String? = nil,
        value: String? = nil,
        addedTraits: AccessibilityTraits = []
    ) {
        self.label = label
        self.value = value
        self.addedTraits = addedTraits
    }

    /// Combines these properties with inner ones, which apply where these are `nil`.
    func over(_ inner: AccessibilityProperties) -> AccessibilityProperties {
        var result = inner
        if let label { result.label = label }
        if let value { result.value = value }
        if let hint { result.hint = hint }
        if let identifier { result.identifier = identifier }
        if let role { result.role = role }
        // A view inside a hidden view stays hidden.
        if let isHidden { result.isHidden = isHidden || inner.isHidden == true }
        result.addedTraits = inner.addedTraits.subtracting(removedTraits).union(addedTraits)
        result.removedTraits = inner.removedTraits.subtracting(addedTraits).union(removedTraits)
        if result.controlLabel == nil { result.controlLabel = controlLabel }
        if let sortPriority { result.sortPriority = sortPriority }
        if let pair { result.pair = pair }
        if !inputLabels.isEmpty { result.inputLabels = inputLabels }
        for content in customContent { AccessibilityCustomContent.add(content, to: &result.customContent) }
        return result
    }
}
