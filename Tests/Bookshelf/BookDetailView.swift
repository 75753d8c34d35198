import SwiftUI

struct BookDetailView: View {
    @Binding var book: Book
    @State private var isShowingAlert = false
    @State private var isReading = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Form {
            Section(header: Text("Book")) {
                TextField("Title", text: $book.title)
                    .autocapitalization(.words)
                    .disableAutocorrection(true)
                Picker("Genre", selection: $book.genre) {
                    ForEach(Genre.allCases) { genre in
                        Text(genre.rawValue).tag(genre)
                    }
                }
                .pickerStyle(.segmented)
            }

            Section(footer: Text("A book that is read counts in the statistics.")) {
                Toggle("Read", isOn: $book.isRead)
                    .tint(.green)
                Stepper("Rating: \(book.rating)", value: $book.rating, in: 1...5)
            }

            Button("Read it") {
                isReading = true
            }

            Button("Forget the rating", role: .destructive) {
                isShowingAlert = true
            }
        }
        .navigationTitle(book.title)
        .navigationBarTitleDisplayMode(.inline)
        .alert("Forget the rating?", isPresented: $isShowingAlert) {
            Button("Forget", role: .destructive) { book.rating = 1 }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("It goes back to one star.")
        }
        .fullScreenCover(isPresented: $isReading) {
            ReadingView(book: $book)
        }
        .background(Color(UIColor.systemGroupedBackground))
    }
}
