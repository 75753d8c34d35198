import CursesUI

struct FlavourPickers: View {
    @State private var flavour = "Vanilla"

    var body: some View {
        Form {
            Picker("Menu", selection: $flavour) { choices }
            Picker("Segments", selection: $flavour) { choices }
                .pickerStyle(.segmented)
            Picker("Inline", selection: $flavour) { choices }
                .pickerStyle(.inline)
        }
    }

    private var choices: some View {
        ForEach(["Mint", "Vanilla", "Lemon"], id: \.self) { Text($0) }
    }
}
