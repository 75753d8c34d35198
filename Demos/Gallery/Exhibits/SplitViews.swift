import CursesUI

/// Columns side by side, and an inspector.
struct SplitViews: View {
    @State private var city: String? = "Lima"
    @State private var showsDetails = false

    private let people = ["Lagos": 15_388_000, "Lima": 10_883_000, "Oslo": 709_000]

    var body: some View {
        NavigationSplitView {
            List(people.keys.sorted(), id: \.self, selection: $city) { Text($0) }
                .navigationTitle("Cities")
                .navigationSplitViewColumnWidth(14)
        } detail: {
            VStack {
                Text(city ?? "No city").bold()
                Toggle("Details", isOn: $showsDetails)
            }
            .inspector(isPresented: $showsDetails) {
                Text("\(city.flatMap { people[$0] } ?? 0) people")
                    .inspectorColumnWidth(18)
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}
