/// Builds an array of recipes.
@resultBuilder
enum RecipeBuilder {
    static func buildBlock(_ recipes: Recipe...) -> [Recipe] { recipes }
}

extension Recipe {
    /// The recipes of all families.
    static var all: [Recipe] { Family.allCases.flatMap(\.recipes) }
}
