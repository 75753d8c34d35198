import CursesUI

/// A kind of tea, and how it is made.
struct Tea: Identifiable {
    let name: String
    let temperature: Int
    var minutes: Int
    var isFavorite = false

    var id: String { name }
}

/// The teas of the app. Views that read them follow every change.
@Observable
final class TeaShelf {
    var teas = [
        Tea(name: "Assam", temperature: 96, minutes: 4),
        Tea(name: "Darjeeling", temperature: 90, minutes: 3, isFavorite: true),
        Tea(name: "Jasmine", temperature: 80, minutes: 3),
        Tea(name: "Oolong", temperature: 88, minutes: 5),
        Tea(name: "Sencha", temperature: 70, minutes: 2),
    ]
}
