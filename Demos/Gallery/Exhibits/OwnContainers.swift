import CursesUI

/// A custom container, which arranges its subviews individually.
struct OwnContainers: View {
    var body: some View {
        Podium {
            Text("Ada").containerValue(\.medal, "gold")
            Text("Grace").containerValue(\.medal, "silver")
            ForEach(["Edith", "Hedy"], id: \.self) { Text($0) }
        }
    }
}

extension ContainerValues {
    @Entry fileprivate var medal: String?
}

private struct Podium<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Group(subviews: content) { subviews in
                HStack(spacing: 1) {
                    ForEach(subviews.filter { $0.containerValues.medal != nil }) { subview in
                        VStack {
                            subview.bold()
                            Text(subview.containerValues.medal ?? "").foregroundStyle(.secondary)
                        }
                        .padding(1)
                        .border(.yellow)
                    }
                }
                Text("and \(subviews.count) in all:")
                HStack { ForEach(subviews.filter { $0.containerValues.medal == nil }) { $0 } }
                    .layoutDirectionBehavior(.fixed)
            }
        }
    }
}
