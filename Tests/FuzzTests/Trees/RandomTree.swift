import CursesUI

/// A random view tree. It can create its views any number of times.
@MainActor
final class RandomTree {
    private let describe: () -> String
    let content: (Knobs) -> AnyView

    init(
        _ description: @autoclosure @escaping () -> String,
        @ViewBuilder content: @escaping (Knobs) -> some View
    ) {
        describe = description
        self.content = { AnyView(content($0)) }
    }
}

extension RandomTree: @MainActor CustomStringConvertible {
    /// The tree as text that is similar to source code.
    var description: String { describe() }
}

/// Shows a random tree; each part has its own body, and is therefore evaluated separately.
struct RandomTreeView: View {
    let tree: RandomTree
    let knobs: Knobs

    var body: some View { tree.content(knobs) }
}

extension RandomTree {
    /// Creates a view of the tree, as a part of a larger tree.
    func callAsFunction(_ knobs: Knobs) -> RandomTreeView {
        RandomTreeView(tree: self, knobs: knobs)
    }
}

/// The content of a random container.
@MainActor
struct RandomChildren {
    let trees: [RandomTree]

    @ViewBuilder
    func callAsFunction(_ knobs: Knobs) -> some View {
        switch trees.count {
        case 1: trees[0](knobs)
        case 2:
            trees[0](knobs)
            trees[1](knobs)
        default:
            ForEach(0..<trees.count) { trees[$0](knobs) }
        }
    }
}

extension RandomChildren: @MainActor CustomStringConvertible {
    var description: String { "{ " + trees.map(\.description).joined(separator: "; ") + " }" }
}

/// A value with a name, which makes the description of a tree readable.
struct Named<Value> {
    let name: String
    let value: Value

    init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }
}

extension Named: CustomStringConvertible {
    var description: String { ".\(name)" }
}

extension HorizontalAlignment {
    /// A custom alignment guide, which random trees set.
    static let special = HorizontalAlignment(SpecialGuide.self)

    private enum SpecialGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }
}
