import CursesUI
import TestSupport

/// Generates random trees of all kinds of views. The same seed always generates the same tree.
///
/// The kinds of views are listed in several files, one for each group. To add a view or modifier, add an entry to a
/// list.
@MainActor
struct RandomTreeGenerator {
    /// Generates one kind of view with a maximum depth. The children have a smaller depth.
    typealias Grower = @MainActor (_ generator: inout RandomTreeGenerator, _ depth: Int) -> RandomTree

    private var generator: SeededGenerator
    private let knobCount: Int
    private let lengths: [CGFloat]
    /// Whether the tree may contain views whose appearance depends on their history.
    let hasHistory: Bool

    /// - Parameter lengths: the values that numbers are chosen from.
    init(seed: UInt64, knobCount: Int, lengths: [CGFloat], hasHistory: Bool) {
        generator = SeededGenerator(seed: seed)
        self.knobCount = knobCount
        self.lengths = lengths
        self.hasHistory = hasHistory
    }

    mutating func tree(depth: Int) -> RandomTree {
        guard depth > 0 else { return grow(Self.leaves, 0) }
        switch number(14) {
        case 0: return grow(Self.leaves, depth)
        case 1...3: return grow(Self.stacks, depth)
        case 4: return grow(Self.containers, depth)
        case 5...6: return grow(Self.content, depth)
        case 7...8 where hasHistory: return grow(Self.behaviours, depth)
        case 8...9: return grow(Self.styleModifiers, depth)
        case 10: return grow(Self.controlModifiers, depth)
        case 11: return grow(Self.effects, depth)
        default: return grow(Self.layoutModifiers, depth)
        }
    }

    private mutating func grow(_ growers: [Grower], _ depth: Int) -> RandomTree {
        pick(growers)(&self, depth)
    }

    // MARK: Random values

    mutating func child(_ depth: Int) -> RandomTree { tree(depth: depth - 1) }

    /// Generates a small child, such as the label of a control.
    mutating func smallChild(_ depth: Int) -> RandomTree { tree(depth: min(depth - 1, 1)) }

    mutating func children(_ depth: Int) -> RandomChildren {
        var trees: [RandomTree] = []
        for _ in 0..<(1 + number(4)) { trees.append(child(depth)) }
        return RandomChildren(trees: trees)
    }

    mutating func number(_ count: Int) -> Int { .random(in: 0..<count, using: &generator) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    mutating func choice<Value>(_ values: [Value]) -> Choice<Value> {
        let isConstant = number(3) == 0
        let count = isConstant ? 1 : 2 + number(2)
        var options: [Value] = []
        for _ in 0..<count { options.append(pick(values)) }
        return Choice(knob: number(knobCount), options: options)
    }

    mutating func shuffled<Value>(_ values: [Value]) -> [Value] { values.shuffled(using: &generator) }

    mutating func flag() -> Choice<Bool> { choice([true, false]) }
    mutating func length() -> Choice<CGFloat> { choice(lengths) }
    mutating func optionalLength() -> Choice<CGFloat?> { choice(lengths.map { $0 } + [nil]) }
    mutating func text() -> Choice<String> { choice(Self.texts) }
    /// Returns the index of the knob that a control is bound to.
    mutating func knob() -> Int { number(knobCount) }

    mutating func alignment() -> Named<Alignment> {
        let horizontal = horizontal()
        let vertical = vertical()
        return Named(
            "\(horizontal.name)+\(vertical.name)",
            Alignment(horizontal: horizontal.value, vertical: vertical.value)
        )
    }

    mutating func horizontal() -> Named<HorizontalAlignment> {
        pick([
            Named("leading", .leading), Named("center", .center), Named("trailing", .trailing),
            Named("special", .special),
        ])
    }

    mutating func vertical() -> Named<VerticalAlignment> {
        pick([
            Named("top", .top), Named("center", .center), Named("bottom", .bottom),
            Named("first", .firstTextBaseline), Named("last", .lastTextBaseline),
        ])
    }

    private static let texts = [
        "", "a", "one two", "wide 漢字かな text", "two\nlines", "漢", "a longer text to be wrapped",
        "👨‍👩‍👧 e\u{301}", "tab\tand \u{1B}[31mescape", "שלום\u{202E}abc", "\u{301}\u{200D}",
    ]
}
