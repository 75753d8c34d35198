/// The state and the layout of a view.
struct InspectedDetails: Codable, Equatable, Sendable {
    /// The name of the type.
    var name: String
    /// The name of the type with its generic arguments, cut to some length.
    var fullName: String
    var area: InspectedArea
    /// The stored properties of the view, in their order.
    var properties: [InspectedValue] = []
    /// The environment values that the view has read, and those that it sets for the views in it.
    var environment: [InspectedValue] = []
    /// The parts of the screen that belong to the view.
    var layout: [InspectedLayout] = []
}

/// A value with its name.
struct InspectedValue: Codable, Hashable, Sendable {
    /// `count`, `\.locale`.
    var name: String
    /// The property wrapper, or how an environment value is used: `@State`, `reads`, `sets`.
    var kind: String
    /// The value in one line.
    var text: String
    /// The number of objects around the value.
    var depth = 0
}

/// The proposal and the size of a part of the screen, and those of the parts in it.
struct InspectedLayout: Codable, Hashable, Sendable {
    /// The proposal with which it was placed; `∞` is any number of cells, `ideal` leaves the choice to the view.
    var proposal: String
    /// The size that it took.
    var size: String
    /// All proposals since the view last changed, with the answers.
    var answers: [Answer] = []
    /// The views in it, as it has placed them.
    var children: [Child] = []
    /// The number of views in it that are left out.
    var childrenLeftOut = 0

    struct Answer: Codable, Hashable, Sendable {
        var proposal: String
        var size: String
    }

    struct Child: Codable, Hashable, Sendable {
        var name: String
        var proposal: String
        var size: String
        /// The place in the view around it, in cells.
        var origin: String
    }
}
