import SwiftUI

struct EditorToolbar: View {
    @State private var text = "Once upon a time"
    @State private var isBold = false
    @State private var isItalic = false
    @State private var isUnderlined = false
    @State private var size = 17.0
    @State private var alignment = TextAlignment.leading
    @State private var color = Color.primary
    @State private var isInspecting = false
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            TextEditor(text: $text)
                .focused($isFocused)
                .font(.system(size: size, weight: isBold ? .bold : .regular))
                .italic(isItalic)
                .underline(isUnderlined, color: color)
                .foregroundStyle(color)
                .multilineTextAlignment(alignment)
                .lineSpacing(size * 0.25)
                .padding(.horizontal, 12)
                .scrollContentBackground(.hidden)
                .background(Color.yellow.opacity(0.1))
                .navigationTitle("Letter")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItemGroup(placement: .topBarLeading) {
                        Button("Undo", systemImage: "arrow.uturn.backward") {}
                        Button("Redo", systemImage: "arrow.uturn.forward") {}
                            .disabled(text.isEmpty)
                    }
                    ToolbarItem(placement: .principal) {
                        VStack(spacing: 0) {
                            Text("Letter").font(.headline)
                            Text("\(text.split(separator: " ").count) words, \(text.count) letters")
                                .font(.caption2)
                                .foregroundStyle(.secondary)
                        }
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        Menu {
                            Picker("Alignment", selection: $alignment) {
                                Label("Left", systemImage: "text.alignleft").tag(TextAlignment.leading)
                                Label("Centre", systemImage: "text.aligncenter").tag(TextAlignment.center)
                                Label("Right", systemImage: "text.alignright").tag(TextAlignment.trailing)
                            }
                            Divider()
                            Button("Larger") { size = min(size + 2, 40) }
                                .keyboardShortcut("+", modifiers: [.command])
                            Button("Smaller") { size = max(size - 2, 8) }
                                .keyboardShortcut("-", modifiers: [.command])
                            Menu("Colour") {
                                ForEach([Color.primary, .red, .green, .blue], id: \.self) { choice in
                                    Button(choice.description.capitalized) { color = choice }
                                }
                            }
                        } label: {
                            Label("More", systemImage: "ellipsis.circle")
                        }
                    }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Toggle("Bold", systemImage: "bold", isOn: $isBold)
                        Toggle("Italic", systemImage: "italic", isOn: $isItalic)
                        Toggle("Underlined", systemImage: "underline", isOn: $isUnderlined)
                        Spacer()
                        Text("\(Int(size)) pt")
                            .monospacedDigit()
                        Button("Inspect", systemImage: "info.circle") { isInspecting.toggle() }
                    }
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") { isFocused = false }
                    }
                }
                .toolbarBackground(.visible, for: .bottomBar)
        }
        .inspector(isPresented: $isInspecting) {
            Form {
                Slider(value: $size, in: 8...40)
                ColorPicker("Colour", selection: $color)
            }
            .inspectorColumnWidth(min: 120, ideal: 180, max: 240)
        }
    }
}
