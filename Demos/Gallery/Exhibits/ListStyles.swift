import CursesUI

/// The styles of a list.
struct ListStyles: View {
    @State private var city: String? = "Lima"

    var body: some View {
        TabView {
            cities.listStyle(.automatic).tabItem { Text("Auto") }
            cities.listStyle(.plain).tabItem { Text("Plain") }
            cities.listStyle(.inset).tabItem { Text("Inset") }
            cities.listStyle(.grouped).tabItem { Text("Grouped") }
            cities.listStyle(.insetGrouped).tabItem { Text("Cards") }
            cities.listStyle(.sidebar).tabItem { Text("Sidebar") }
        }
    }

    private var cities: some View {
        List(selection: $city) {
            Section("South") {
                ForEach(["Lima", "Lagos", "Perth"], id: \.self) { Text($0) }
            }
            .listSectionSeparator(.visible)
            .listSectionSeparatorTint(.orange)
            Section("North") {
                ForEach(["Oslo", "Turin"], id: \.self) { Text($0) }
            }
        }
        .listSectionSpacing(.custom(1))
    }
}
