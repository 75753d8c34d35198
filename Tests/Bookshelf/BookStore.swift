import Combine
import Foundation

final class BookStore: ObservableObject {
    @Published var books = [
        Book(title: "The Tide Tables", author: "Mara Lindqvist", isRead: true),
        Book(title: "A Field Guide to Rust", author: "Jonas Okafor", genre: .science),
        Book(title: "Slow Trains North", author: "Ines Albrecht", genre: .travel, rating: 4),
    ]
    @Published var query = ""
    @Published private(set) var found: [Book] = []

    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .combineLatest($books)
            .map { query, books in
                guard !query.isEmpty else { return books }
                return books.filter { $0.title.localizedCaseInsensitiveContains(query) }
            }
            .receive(on: DispatchQueue.main)
            .assign(to: &$found)
    }

    var shareRead: Double {
        books.isEmpty ? 0 : Double(books.filter(\.isRead).count) / Double(books.count)
    }

    func add(_ book: Book) {
        books.append(book)
    }

    func delete(at offsets: IndexSet) {
        let gone = offsets.map { found[$0].id }
        books.removeAll { gone.contains($0.id) }
    }

    func move(from source: IndexSet, to destination: Int) {
        books.move(fromOffsets: source, toOffset: destination)
    }

    func remove(_ book: Book) {
        books.removeAll { $0.id == book.id }
    }

    func toggleRead(_ book: Book) {
        guard let index = binding(for: book) else { return }
        books[index].isRead.toggle()
    }

    func forgetRatings() {
        for index in books.indices {
            books[index].rating = 1
        }
    }

    @MainActor
    func refresh() async {
        let arrivals = await Catalogue.newArrivals()
        books += arrivals.filter { arrival in !books.contains { $0.title == arrival.title } }
    }

    func binding(for book: Book) -> Int? {
        books.firstIndex { $0.id == book.id }
    }
}
