/// The state and the layout of a view.
struct InspectedDetails: Codable, Equatable, Sendable {
    /// The name of the type.
    var name: String
    /// The name of the type with its generic arguments, truncated to a maximum length.
    var fullName: String
    var area: InspectedArea
    /// The stored properties of the view, in order of declaration.
    var properties: [InspectedValue] = []
    /// The environment values that the view has read, and the values that it sets for its descendants.
    var environment: [InspectedValue] = []
    /// The layout nodes of the view.
    var layout: [InspectedLayout] = []
}

/// A value with its name.
struct InspectedValue: Codable, Hashable, Sendable {
    /// The name as it is displayed, such as `count` or `\.locale`.
    var name: String
    /// The property wrapper, or how an environment value is used: `@State`, `reads`, `sets`.
    var kind: String
    /// The description of the value, in one line.
    var text: String
    /// The nesting depth: the number of objects that contain the value.
    var depth = 0
}

/// The proposal and the size of a layout node, and those of its children.
struct InspectedLayout: Codable, Hashable, Sendable {
    /// The proposal with which the node was placed. `∞` is an unlimited number of cells; `ideal` asks for the ideal
    /// size.
    var proposal: String
    /// The size that the node chose.
    var size: String
    /// All proposals since the view last changed, with the sizes that were returned.
    var answers: [Answer] = []
    /// The children, as the node has placed them.
    var children: [Child] = []
    /// The number of children that are left out.
    var childrenLeftOut = 0

    struct Answer: Codable, Hashable, Sendable {
        var proposal: String
        var size: String
    }

    struct Child: Codable, Hashable, Sendable {
        var name: String
        var proposal: String
        var size: String
        /// The position in the parent, in cells.
        var origin: String
    }
}
