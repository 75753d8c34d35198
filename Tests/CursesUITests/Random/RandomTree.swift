import CursesUI

/// The description of a random view tree, from which views are made again and again.
indirect enum RandomTree {
    // Leaves
    case text(Choice<String>)
    case color(Choice<Color>)
    case spacer(Choice<CGFloat?>)
    case divider
    case nothing
    case outline(Choice<CGFloat>)
    case geometry
    case button(String)

    // Containers
    case row(Named<VerticalAlignment>, Choice<CGFloat?>, [RandomTree])
    case column(Named<HorizontalAlignment>, Choice<CGFloat?>, [RandomTree])
    case pile(Named<Alignment>, [RandomTree])
    case group([RandomTree])
    case flow([RandomTree])
    case form([RandomTree])

    // Content that changes
    case branch(Choice<Bool>, RandomTree, RandomTree)
    case optional(Choice<Bool>, RandomTree)
    case erased(Choice<Bool>, RandomTree)
    case list(Choice<[Int]>, [RandomTree])
    case identified(Choice<Int>, RandomTree)

    // Modifiers
    case padded(Choice<CGFloat?>, Edge.Set, RandomTree)
    case framed(width: Choice<CGFloat?>, height: Choice<CGFloat?>, Named<Alignment>, RandomTree)
    case limited(min: Choice<CGFloat?>, ideal: Choice<CGFloat?>, max: Choice<CGFloat?>, RandomTree)
    case fixed(horizontal: Choice<Bool>, vertical: Choice<Bool>, RandomTree)
    case prioritized(Choice<Double>, RandomTree)
    case backed(Named<Alignment>, RandomTree, RandomTree)
    case covered(Named<Alignment>, RandomTree, RandomTree)
    case bordered(Choice<CGFloat>, RandomTree)
    case offset(Choice<CGFloat>, Choice<CGFloat>, RandomTree)
    case guided(Choice<CGFloat>, RandomTree)
    case clipped(RandomTree)
    case colored(Choice<Color?>, RandomTree)
    case lineLimited(Choice<Int?>, RandomTree)
    case flowValue(Choice<Int>, RandomTree)
}

/// An alignment with its name, so that a tree can be read.
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
    /// A guide of the test's own, set by `RandomTree.guided`.
    static let special = HorizontalAlignment(SpecialGuide.self)

    private enum SpecialGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }
}
