import CursesUI

/// Tabs, and a paged tab view.
struct Tabs: View {
    @State private var day = 1
    @State private var customization = TabViewCustomization()

    var body: some View {
        TabView(selection: $day) {
            Tab("Monday", systemImage: "sun.max", value: 1) { Text("Sunny") }
            TabSection("Later") {
                Tab("Tuesday", systemImage: "cloud.rain", value: 2) { Text("Rainy") }.customizationID("tuesday")
            }
            Tab("Pages", systemImage: "book", value: 3) {
                TabView {
                    Text("The first page").tabItem { Text("One") }
                    Text("The second page").tabItem { Text("Two") }
                }
                .tabViewStyle(.page)
                .indexViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: .always))
            }
        }
        .tabViewCustomization($customization)
        // The first style counts. The last one shows a sidebar on a wide screen, with the views that follow.
        .tabViewStyle(.automatic)
        .tabViewStyle(.tabBarOnly)
        .tabViewStyle(.grouped)
        .tabViewStyle(.sidebarAdaptable)
        .defaultAdaptableTabBarPlacement(.sidebar)
        .tabViewSidebarHeader { Text("Weather").bold() }
        .tabViewSidebarFooter { Text("Three tabs") }
        .tabViewSidebarBottomBar { Button("Settings") {} }
        .tabViewBottomAccessory { Text("21 °C at the harbour") }
    }
}
