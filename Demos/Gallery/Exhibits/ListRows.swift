import CursesUI

/// The appearance and the actions of list rows.
struct ListRows: View {
    @State private var mails = ["Ada", "Grace", "Alan", "Edsger"]
    @State private var chosen: Set<String> = []
    @State private var isLoose = false

    var body: some View {
        NavigationStack {
            List(selection: $chosen) {
                ForEach(mails, id: \.self) { mail in
                    Text("A mail of \(mail)")
                        .swipeActions {
                            Button("Archive") { mails.removeAll { $0 == mail } }
                        }
                }
                .onDelete { mails.remove(atOffsets: $0) }
                .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
                Text("Stays").deleteDisabled(true).moveDisabled(true)
                Text("Cannot be selected").selectionDisabled()
                Text("Has a badge").badge(7).badgeProminence(.increased)
                Label("Has a tint", systemImage: "star.fill").listItemTint(.orange)
                Text("Has a background").listRowBackground(Color.blue)
                Text("Has insets").listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0))
                Text("Has a line below").listRowSeparator(.visible).listRowSeparatorTint(.orange)
            }
            .scrollContentBackground(.hidden)
            .listRowSpacing(isLoose ? 1 : 0)
            .navigationLinkIndicatorVisibility(.visible)
            .refreshable { mails.append("Mail \(mails.count)") }
            .toolbar {
                EditButton()
                Toggle("Loose", isOn: $isLoose)
            }
        }
    }
}
