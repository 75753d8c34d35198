import CursesUI

/// The styles of a toggle.
struct Toggles: View {
    @State private var isOn = true
    @State private var toppings = [Topping(name: "Basil", isOn: true), Topping(name: "Olives", isOn: false)]

    struct Topping: Identifiable {
        let name: String
        var isOn: Bool

        var id: String { name }
    }

    var body: some View {
        Form {
            Section("Styles") {
                Toggle("Automatic", isOn: $isOn).toggleStyle(.automatic)
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
                Toggle("Button", isOn: $isOn).toggleStyle(.button)
                Toggle("Disabled", isOn: $isOn).disabled(true)
            }
            Section("Of several values") {
                Toggle("All toppings", sources: toppings.indices.map { $toppings[$0].isOn }, isOn: \.self)
                ForEach($toppings) { $topping in Toggle(topping.name, isOn: $topping.isOn) }
            }
        }
    }
}
