import SwiftUI

struct BookRow: View {
    let book: Book
    @Environment(\.editMode) private var editMode

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: book.isRead ? "checkmark.circle.fill" : "circle")
                .foregroundColor(book.isRead ? .green : .secondary)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
                Text(book.title)
                    .font(.headline)
                    .lineLimit(1)
                Text(book.author)
                    .font(.subheadline)
                    .foregroundColor(.secondary)
            }
            Spacer()
            if editMode?.wrappedValue.isEditing != true {
                Text(String(repeating: "★", count: book.rating))
                    .foregroundColor(.yellow)
                    .accessibilityLabel("Rating")
                    .accessibilityValue("\(book.rating)")
            }
        }
        .padding(.vertical, 4)
    }
}
