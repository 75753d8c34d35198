import CursesUI

/// A model whose changes can be observed.
final class Weather: ObservableObject {
    @Published var degrees = 0
}
