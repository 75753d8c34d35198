import CursesUI

struct SettingsTabs: View {
    @State private var isDark = true

    var body: some View {
        TabView {
            Tab("General", systemImage: "gear") {
                Form { Toggle("Dark screen", isOn: $isDark) }
            }
            Tab("Keys", systemImage: "keyboard") {
                Text("Keys")
            }
            Tab("About", systemImage: "info.circle") {
                Text("Version 1")
            }
        }
    }
}
