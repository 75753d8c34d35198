import CursesUI

/// A model whose changes can be listened to.
final class Weather: ObservableObject {
    @Published var degrees = 0
}
