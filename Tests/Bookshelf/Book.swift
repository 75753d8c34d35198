import Foundation

enum Genre: String, CaseIterable, Identifiable {
    case novel = "Novel"
    case science = "Science"
    case travel = "Travel"

    var id: Self { self }
}

struct Book: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var author: String
    var genre = Genre.novel
    var rating = 3
    var isRead = false
}
