import SwiftUI

struct ReadingView: View {
    @Binding var book: Book
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        VStack(spacing: 24) {
            Text(book.title)
                .font(.title)
            Text("by \(book.author)")
                .foregroundColor(.secondary)
            Button("Finish") {
                book.isRead = true
                presentationMode.wrappedValue.dismiss()
            }
            .buttonStyle(.borderedProminent)
            Button("Later") {
                presentationMode.wrappedValue.dismiss()
            }
        }
        .padding()
    }
}
