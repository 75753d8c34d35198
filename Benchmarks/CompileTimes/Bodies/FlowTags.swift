import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(for: proposal.width ?? .infinity, subviews: subviews)
        let width = rows.map(\.width).max() ?? 0
        let height = rows.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(rows.count - 1, 0))
        return CGSize(width: min(width, proposal.width ?? width), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(for: bounds.width, subviews: subviews) {
            var x = bounds.minX
            for index in row.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(
                    at: CGPoint(x: x, y: y + (row.height - size.height) / 2), anchor: .topLeading,
                    proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += row.height + spacing
        }
    }

    private struct Row {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func rows(for width: CGFloat, subviews: Subviews) -> [Row] {
        var rows = [Row()]
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            if rows[rows.count - 1].width + size.width > width, !rows[rows.count - 1].indices.isEmpty {
                rows.append(Row())
            }
            rows[rows.count - 1].indices.append(index)
            rows[rows.count - 1].width += size.width + spacing
            rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
        }
        return rows
    }
}

struct FlowTags: View {
    @State private var tags = ["Swift", "Layout", "Terminal", "Text", "Grid", "Animation", "State"]
    @State private var chosen: Set<String> = ["Swift"]
    @State private var spacing = 8.0
    @State private var isVertical = false
    @State private var newTag = ""

    var body: some View {
        let layout =
            isVertical
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing)) : AnyLayout(FlowLayout(spacing: spacing))
        VStack(alignment: .leading, spacing: 16) {
            layout {
                ForEach(tags, id: \.self) { tag in
                    HStack(spacing: 4) {
                        if chosen.contains(tag) {
                            Image(systemName: "checkmark").font(.caption2)
                        }
                        Text(tag)
                        Button {
                            withAnimation { tags.removeAll { $0 == tag } }
                        } label: {
                            Image(systemName: "xmark").font(.system(size: 8, weight: .bold))
                        }
                        .buttonStyle(.plain)
                    }
                    .padding(.horizontal, 10)
                    .padding(.vertical, 5)
                    .background(
                        chosen.contains(tag) ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.quaternary), in: Capsule()
                    )
                    .foregroundStyle(chosen.contains(tag) ? Color.white : .primary)
                    .onTapGesture {
                        if chosen.contains(tag) { chosen.remove(tag) } else { chosen.insert(tag) }
                    }
                }
            }
            .animation(.snappy, value: isVertical)
            HStack {
                TextField("Tag", text: $newTag)
                    .textFieldStyle(.roundedBorder)
                Button("Add") {
                    tags.append(newTag)
                    newTag = ""
                }
                .disabled(newTag.isEmpty || tags.contains(newTag))
            }
            Slider(value: $spacing, in: 0...24, step: 2) { Text("Spacing") }
            Toggle("Below each other", isOn: $isVertical)
            ViewThatFits(in: .horizontal) {
                Text("Chosen: \(chosen.sorted().joined(separator: ", "))")
                Text("\(chosen.count) of \(tags.count)")
            }
        }
        .padding(16)
    }
}
