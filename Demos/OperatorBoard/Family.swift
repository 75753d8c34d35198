/// A group of operators that belong together.
enum Family: String, CaseIterable, Identifiable {
    case transforming = "Transforming"
    case filtering = "Filtering"
    case reducing = "Reducing"
    case combining = "Combining"
    case timing = "Time"
    case sharing = "Subjects, sharing"
    case failing = "Errors"
    case demanding = "Back-pressure"
    case scheduling = "Schedulers"
    case starting = "Publishers"

    var id: Self { self }

    var recipes: [Recipe] {
        switch self {
        case .transforming: Recipe.transforming
        case .filtering: Recipe.filtering
        case .reducing: Recipe.reducing
        case .combining: Recipe.combining
        case .timing: Recipe.timing
        case .sharing: Recipe.sharing
        case .failing: Recipe.failing
        case .demanding: Recipe.demanding
        case .scheduling: Recipe.scheduling
        case .starting: Recipe.starting
        }
    }
}
