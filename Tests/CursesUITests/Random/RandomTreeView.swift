import CursesUI

/// Shows a random tree; each part is a body of its own, so that it is evaluated by itself.
struct RandomTreeView: View {
    let tree: RandomTree
    let knobs: Knobs

    var body: some View {
        switch tree {
        case .text, .color, .spacer, .divider, .nothing, .outline, .geometry, .button:
            RandomLeaf(tree: tree, knobs: knobs)
        case .row, .column, .pile, .group, .flow, .form:
            RandomContainer(tree: tree, knobs: knobs)
        case .branch, .optional, .erased, .list, .identified:
            RandomContent(tree: tree, knobs: knobs)
        default:
            RandomModified(tree: tree, knobs: knobs)
        }
    }
}

private struct RandomLeaf: View {
    let tree: RandomTree
    let knobs: Knobs

    var body: some View {
        switch tree {
        case .text(let text): Text(verbatim: text.value(knobs))
        case .color(let color): color.value(knobs)
        case .spacer(let length): Spacer(minLength: length.value(knobs))
        case .divider: Divider()
        case .outline(let width): Rectangle().stroke(Color.blue, lineWidth: width.value(knobs))
        case .geometry:
            GeometryReader { proxy in Text(verbatim: "\(proxy.size.width) by \(proxy.size.height)") }
        case .button(let title): Button(title) {}.disabled(true)
        default: EmptyView()
        }
    }
}

private struct RandomContainer: View {
    let tree: RandomTree
    let knobs: Knobs

    var body: some View {
        switch tree {
        case .row(let alignment, let spacing, let children):
            HStack(alignment: alignment.value, spacing: spacing.value(knobs)) { views(children) }
        case .column(let alignment, let spacing, let children):
            VStack(alignment: alignment.value, spacing: spacing.value(knobs)) { views(children) }
        case .pile(let alignment, let children):
            ZStack(alignment: alignment.value) { views(children) }
        case .group(let children): Group { views(children) }
        case .flow(let children): FlowLayout() { views(children) }
        case .form(let children): Form { views(children) }
        default: EmptyView()
        }
    }

    @ViewBuilder
    private func views(_ children: [RandomTree]) -> some View {
        switch children.count {
        case 1: RandomTreeView(tree: children[0], knobs: knobs)
        case 2:
            RandomTreeView(tree: children[0], knobs: knobs)
            RandomTreeView(tree: children[1], knobs: knobs)
        default:
            ForEach(0..<children.count) { RandomTreeView(tree: children[$0], knobs: knobs) }
        }
    }
}

private struct RandomContent: View {
    let tree: RandomTree
    let knobs: Knobs

    var body: some View {
        switch tree {
        case .branch(let isFirst, let first, let second):
            if isFirst.value(knobs) { view(first) } else { view(second) }
        case .optional(let isShown, let child):
            if isShown.value(knobs) { view(child) }
        case .erased(let isPlain, let child):
            isPlain.value(knobs) ? AnyView(view(child)) : AnyView(view(child).border(Color.red))
        case .list(let order, let children):
            ForEach(order.value(knobs), id: \.self) { view(children[$0]) }
        case .identified(let id, let child):
            view(child).id(id.value(knobs))
        default: EmptyView()
        }
    }

    private func view(_ tree: RandomTree) -> RandomTreeView {
        RandomTreeView(tree: tree, knobs: knobs)
    }
}

private struct RandomModified: View {
    let tree: RandomTree
    let knobs: Knobs

    var body: some View {
        switch tree {
        case .padded(let length, let edges, let child):
            view(child).padding(edges, length.value(knobs))
        case .framed(let width, let height, let alignment, let child):
            view(child).frame(
                width: width.value(knobs), height: height.value(knobs), alignment: alignment.value
            )
        case .limited(let min, let ideal, let max, let child):
            view(child).frame(
                minWidth: min.value(knobs), idealWidth: ideal.value(knobs),
                maxWidth: max.value(knobs), minHeight: min.value(knobs),
                idealHeight: ideal.value(knobs), maxHeight: max.value(knobs)
            )
        case .fixed(let horizontal, let vertical, let child):
            view(child)
                .fixedSize(horizontal: horizontal.value(knobs), vertical: vertical.value(knobs))
        case .prioritized(let priority, let child):
            view(child).layoutPriority(priority.value(knobs))
        case .backed(let alignment, let layer, let child):
            view(child).background(alignment: alignment.value) { view(layer) }
        case .covered(let alignment, let layer, let child):
            view(child).overlay(alignment: alignment.value) { view(layer) }
        case .bordered(let width, let child):
            view(child).border(Color.green, width: width.value(knobs))
        default: RandomStyled(tree: tree, knobs: knobs)
        }
    }

    private func view(_ tree: RandomTree) -> RandomTreeView {
        RandomTreeView(tree: tree, knobs: knobs)
    }
}

private struct RandomStyled: View {
    let tree: RandomTree
    let knobs: Knobs

    var body: some View {
        switch tree {
        case .offset(let x, let y, let child):
            view(child).offset(x: x.value(knobs), y: y.value(knobs))
        case .guided(let guide, let child):
            let guide = guide.value(knobs)
            view(child)
                .alignmentGuide(.special) { _ in guide }
                .alignmentGuide(VerticalAlignment.center) { $0.height - guide }
        case .clipped(let child): view(child).clipped()
        case .colored(let color, let child): view(child).foregroundColor(color.value(knobs))
        case .lineLimited(let limit, let child): view(child).lineLimit(limit.value(knobs))
        case .flowValue(let gap, let child):
            view(child).layoutValue(key: FlowGap.self, value: gap.value(knobs))
        default: EmptyView()
        }
    }

    private func view(_ tree: RandomTree) -> RandomTreeView {
        RandomTreeView(tree: tree, knobs: knobs)
    }
}
