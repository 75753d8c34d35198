import CursesUI

extension RandomTreeGenerator {
    /// Content that appears, disappears and changes places.
    static let content: [Grower] = [
        { generator, depth in
            let isFirst = generator.flag()
            let (first, second) = (generator.child(depth), generator.child(depth))
            return RandomTree("if \(isFirst) { \(first) } else { \(second) }") { knobs in
                if isFirst(knobs) { first(knobs) } else { second(knobs) }
            }
        },
        { generator, depth in
            let isShown = generator.flag()
            let child = generator.child(depth)
            return RandomTree("if \(isShown) { \(child) }") { knobs in
                if isShown(knobs) { child(knobs) }
            }
        },
        { generator, depth in
            let isPlain = generator.flag()
            let child = generator.child(depth)
            return RandomTree("AnyView(\(child), bordered unless \(isPlain))") { knobs in
                isPlain(knobs) ? AnyView(child(knobs)) : AnyView(child(knobs).border(Color.red))
            }
        },
        { generator, depth in
            let rows = generator.children(depth)
            var orders: [[Int]] = []
            for _ in 0..<3 {
                let all = generator.shuffled(Array(rows.trees.indices))
                orders.append(Array(all.prefix(1 + generator.number(rows.trees.count))))
            }
            let order = generator.choice(orders)
            return RandomTree("ForEach(\(order), id: \\.self) \(rows)") { knobs in
                ForEach(order(knobs), id: \.self) { rows.trees[$0](knobs) }
            }
        },
        { generator, depth in
            let id = generator.choice([1, 2])
            let child = generator.child(depth)
            return RandomTree("\(child).id(\(id))") { knobs in child(knobs).id(id(knobs)) }
        },
    ]
}
