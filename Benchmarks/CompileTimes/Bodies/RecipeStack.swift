import SwiftUI

struct Recipe: Identifiable, Hashable {
    let id: Int
    let title: String
    let minutes: Int
    let rating: Double
    let ingredients: [Ingredient]
}

struct Ingredient: Hashable {
    let name: String
    let grams: Double
}

enum RecipeRoute: Hashable {
    case recipe(Recipe)
    case ingredient(Ingredient)
    case timer(minutes: Int)
}

struct RecipeStack: View {
    let recipes: [Recipe]
    @State private var path: [RecipeRoute] = []
    @State private var portions = 2

    var body: some View {
        NavigationStack(path: $path) {
            List(recipes) { recipe in
                NavigationLink(value: RecipeRoute.recipe(recipe)) {
                    HStack {
                        VStack(alignment: .leading) {
                            Text(recipe.title).font(.headline)
                            Text("\(recipe.minutes) min, \(recipe.ingredients.count) ingredients")
                                .font(.caption)
                        }
                        Spacer()
                        HStack(spacing: 1) {
                            ForEach(1..<6) { star in
                                Image(systemName: Double(star) <= recipe.rating ? "star.fill" : "star")
                                    .font(.system(size: 10))
                                    .foregroundStyle(.orange)
                            }
                        }
                    }
                }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: RecipeRoute.self) { route in
                switch route {
                case .recipe(let recipe):
                    List {
                        Stepper("For \(portions)", value: $portions, in: 1...8)
                        ForEach(recipe.ingredients, id: \.self) { ingredient in
                            NavigationLink(value: RecipeRoute.ingredient(ingredient)) {
                                LabeledContent(ingredient.name) {
                                    Text("\(ingredient.grams * Double(portions) / 2, specifier: "%.0f") g")
                                }
                            }
                        }
                        Section {
                            Button("Start the timer") { path.append(.timer(minutes: recipe.minutes)) }
                        }
                    }
                    .navigationTitle(recipe.title)
                case .ingredient(let ingredient):
                    VStack(spacing: 8) {
                        Text(ingredient.name).font(.largeTitle)
                        Text("Used in \(recipes.filter { $0.ingredients.contains(ingredient) }.count) recipes")
                    }
                case let .timer(minutes):
                    VStack {
                        Text(Duration.seconds(minutes * 60).formatted(.time(pattern: .minuteSecond)))
                            .font(.system(.largeTitle, design: .monospaced))
                        ProgressView(value: 0.25)
                            .padding(.horizontal, 40)
                    }
                    .navigationBarBackButtonHidden()
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Stop") { _ = path.popLast() }
                        }
                    }
                }
            }
            .toolbar {
                Button("Surprise me") {
                    if let recipe = recipes.randomElement() {
                        path = [.recipe(recipe), .timer(minutes: recipe.minutes)]
                    }
                }
                .disabled(recipes.isEmpty)
            }
        }
        .onOpenURL { url in
            if let id = Int(url.lastPathComponent), let recipe = recipes.first(where: { $0.id == id }) {
                path = [.recipe(recipe)]
            }
        }
    }
}
