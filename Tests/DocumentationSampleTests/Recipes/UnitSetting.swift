import CursesUI

struct UnitSetting: View {
    @AppStorage("usesMetres") private var usesMetres = true

    var body: some View {
        Toggle("Metres", isOn: $usesMetres)
        Text(usesMetres ? "depth 6.5 m" : "depth 21 ft")
    }
}
