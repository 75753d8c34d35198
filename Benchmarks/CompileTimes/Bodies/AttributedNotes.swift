import SwiftUI

struct Note: Identifiable {
    let id: Int
    var text: String
    var date: Date
}

struct AttributedNotes: View {
    @State private var notes = [Note(id: 0, text: "Call **Ada** about the #garden and the #trees", date: .now)]
    @State private var query = "the"
    @State private var color = Color.yellow

    private func marked(_ note: Note) -> AttributedString {
        var text = (try? AttributedString(markdown: note.text)) ?? AttributedString(note.text)
        var start = text.startIndex
        while start < text.endIndex, let range = text[start...].range(of: query, options: .caseInsensitive) {
            text[range].backgroundColor = color
            text[range].font = .body.bold()
            start = range.upperBound
        }
        for word in note.text.split(separator: " ") where word.hasPrefix("#") {
            if let range = text.range(of: String(word)) {
                text[range].foregroundColor = .blue
                text[range].underlineStyle = .single
                text[range].link = URL(string: "notes://\(word.dropFirst())")
            }
        }
        return text
    }

    private var headline: AttributedString {
        var result = AttributedString("\(notes.count) notes")
        result.font = .title.bold()
        var count = AttributedString(" with “\(query)”: \(notes.filter { $0.text.contains(query) }.count)")
        count.foregroundColor = .secondary
        count.kern = 1
        return result + count
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(headline)
                .padding(.bottom, 4)
            HStack {
                TextField("Find", text: $query)
                    .textFieldStyle(.roundedBorder)
                ColorPicker("Colour", selection: $color)
                    .labelsHidden()
                    .frame(width: 40, height: 24)
            }
            List {
                ForEach(notes) { note in
                    VStack(alignment: .leading, spacing: 4) {
                        Text(marked(note))
                            .lineLimit(3)
                        HStack {
                            Text(note.date, format: Date.FormatStyle(date: .abbreviated, time: .shortened))
                            Text("·")
                            Text("\(note.text.count) letters")
                            if note.text.contains("#") {
                                Text(
                                    note.text.split(separator: " ")
                                        .filter { $0.hasPrefix("#") }
                                        .map { $0.dropFirst().capitalized }
                                        .joined(separator: ", ")
                                )
                                .foregroundStyle(.blue)
                            }
                        }
                        .font(.caption)
                        .foregroundStyle(.secondary)
                    }
                    .padding(.vertical, 4)
                    .listRowBackground(note.id % 2 == 0 ? Color.clear : Color.gray.opacity(0.05))
                }
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    query = url.host() ?? ""
                    return .handled
                }
            )
            Button("Add") {
                notes.append(Note(id: notes.count, text: "Note *\(notes.count + 1)* about #\(query)", date: .now))
            }
            .buttonStyle(.borderedProminent)
        }
        .padding(12)
    }
}
