import CursesUI

/// The most recent names that were found, to be selected again.
struct RecentNamesList: View {
    let names: [String]
    let choose: (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Recent names")
                .foregroundStyle(.secondary)
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(names, id: \.self) { name in
                        Button(name) { choose(name) }
                            .buttonStyle(.plain)
                            .lineLimit(1)
                    }
                }
            }
        }
        .frame(width: 20, alignment: .leading)
    }
}
