import CursesUI
import TestSupport

/// Grows random trees; the same seed grows the same one.
struct RandomTreeGenerator {
    private var generator: SeededGenerator
    private let knobCount: Int
    private let lengths: [CGFloat]

    /// - Parameter lengths: what numbers are drawn from.
    init(seed: UInt64, knobCount: Int, lengths: [CGFloat]) {
        generator = SeededGenerator(seed: seed)
        self.knobCount = knobCount
        self.lengths = lengths
    }

    mutating func tree(depth: Int) -> RandomTree {
        guard depth > 0 else { return leaf() }
        switch number(10) {
        case 0: return leaf()
        case 1...3: return container(depth)
        case 4...5: return content(depth)
        default: return modified(depth)
        }
    }

    private mutating func number(_ count: Int) -> Int { .random(in: 0..<count, using: &generator) }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    private mutating func choice<Value>(_ values: [Value]) -> Choice<Value> {
        let isConstant = number(3) == 0
        let count = isConstant ? 1 : 2 + number(2)
        var options: [Value] = []
        for _ in 0..<count { options.append(pick(values)) }
        return Choice(knob: number(knobCount), options: options)
    }

    private mutating func length() -> Choice<CGFloat> { choice(lengths) }
    private mutating func optionalLength() -> Choice<CGFloat?> { choice(lengths.map { $0 } + [nil]) }

    private mutating func children(_ depth: Int) -> [RandomTree] {
        var children: [RandomTree] = []
        for _ in 0..<(1 + number(4)) { children.append(tree(depth: depth - 1)) }
        return children
    }

    private mutating func alignment() -> Named<Alignment> {
        let horizontal = horizontal()
        let vertical = vertical()
        return Named(
            "\(horizontal) \(vertical)",
            Alignment(horizontal: horizontal.value, vertical: vertical.value)
        )
    }

    private mutating func horizontal() -> Named<HorizontalAlignment> {
        pick([
            Named("leading", .leading), Named("center", .center), Named("trailing", .trailing),
            Named("special", .special),
        ])
    }

    private mutating func vertical() -> Named<VerticalAlignment> {
        pick([
            Named("top", .top), Named("center", .center), Named("bottom", .bottom),
            Named("first", .firstTextBaseline), Named("last", .lastTextBaseline),
        ])
    }

    private mutating func leaf() -> RandomTree {
        switch number(12) {
        case 0: .color(choice([.red, .green, .clear]))
        case 1: .spacer(optionalLength())
        case 2: .divider
        case 3: .nothing
        case 4: .outline(length())
        case 5: .geometry
        case 6: .button(pick(["Go", "終わり", ""]))
        default: .text(choice(Self.texts))
        }
    }

    private static let texts = [
        "", "a", "one two", "wide 漢字かな text", "two\nlines", "漢", "a longer text to be wrapped",
        "👨‍👩‍👧 e\u{301}",
    ]

    private mutating func container(_ depth: Int) -> RandomTree {
        switch number(9) {
        case 0...2: .row(vertical(), optionalLength(), children(depth))
        case 3...5: .column(horizontal(), optionalLength(), children(depth))
        case 6: .pile(alignment(), children(depth))
        case 7: pick([.group(children(depth)), .form(children(depth))])
        default: .flow(children(depth))
        }
    }

    private mutating func content(_ depth: Int) -> RandomTree {
        switch number(5) {
        case 0: return .branch(choice([true, false]), tree(depth: depth - 1), tree(depth: depth - 1))
        case 1: return .optional(choice([true, false]), tree(depth: depth - 1))
        case 2: return .erased(choice([true, false]), tree(depth: depth - 1))
        case 3:
            let rows = children(depth)
            var orders: [[Int]] = []
            for _ in 0..<3 {
                let all = Array(rows.indices).shuffled(using: &generator)
                orders.append(Array(all.prefix(1 + number(rows.count))))
            }
            return .list(choice(orders), rows)
        default: return .identified(choice([1, 2]), tree(depth: depth - 1))
        }
    }

    private mutating func modified(_ depth: Int) -> RandomTree {
        let child = tree(depth: depth - 1)
        switch number(14) {
        case 0...1: return .padded(optionalLength(), pick([.all, .top, .leading, .horizontal]), child)
        case 2: return .framed(width: optionalLength(), height: optionalLength(), alignment(), child)
        case 3...4:
            return .limited(
                min: optionalLength(), ideal: optionalLength(), max: optionalLength(), child
            )
        case 5:
            return .fixed(horizontal: choice([true, false]), vertical: choice([true, false]), child)
        case 6: return .prioritized(choice([0, 1, -1]), child)
        case 7: return .backed(alignment(), tree(depth: depth - 1), child)
        case 8: return .covered(alignment(), tree(depth: depth - 1), child)
        case 9: return .bordered(length(), child)
        case 10: return .offset(length(), length(), child)
        case 11: return .guided(length(), child)
        case 12: return pick([.clipped(child), .flowValue(choice([0, 1, 4]), child)])
        default:
            return number(2) == 0
                ? .colored(choice([.red, .blue, nil]), child)
                : .lineLimited(choice([1, 2, nil]), child)
        }
    }
}
