import CursesUI

struct PaletteRecipe: View {
    @State private var isShouting = false

    var body: some View {
        Text(isShouting ? "AHOY" : "ahoy")
            .paletteCommands {
                Button("Shout") { isShouting = true }
            }
    }
}
