import CursesUI

/// The styles of a picker.
struct Pickers: View {
    @State private var flavor = "Vanilla"

    private let all = ["Vanilla", "Chocolate", "Mint"]

    var body: some View {
        NavigationStack {
            Form {
                Section("In a row") {
                    picker("Automatic").pickerStyle(.automatic)
                    picker("Menu").pickerStyle(.menu)
                    picker("Segmented").pickerStyle(.segmented)
                    picker("Palette").pickerStyle(.palette).paletteSelectionEffect(.automatic)
                    picker("Screen").pickerStyle(.navigationLink)
                }
                Section("With all choices") {
                    picker("Inline").pickerStyle(.inline)
                    picker("Radio group").pickerStyle(.radioGroup)
                    picker("Wheel").pickerStyle(.wheel)
                }
            }
        }
    }

    private func picker(_ title: String) -> some View {
        Picker(title, selection: $flavor) {
            ForEach(all, id: \.self) { Text($0) }
        }
    }
}
