import CursesUI

extension RandomTreeGenerator {
    /// Views that create rows lazily. Which rows exist depends on how the view has been scrolled.
    static let lists: [Grower] = [
        { generator, depth in
            let rows = generator.children(depth)
            let count = generator.choice([0, 1, 7, 40])
            let style = generator.number(4)
            return RandomTree("List(0..<\(count)) \(rows).listStyle(number \(style))") { knobs in
                let list = List(0..<count(knobs), id: \.self) { index in
                    rows.trees[index % rows.trees.count](knobs)
                }
                switch style {
                case 0: list.listStyle(.plain)
                case 1: list.listStyle(.insetGrouped)
                case 2: list.listStyle(.sidebar)
                default: list
                }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let (header, rows) = (generator.text(), generator.children(depth))
            return RandomTree("List(selection: knob \(knob)) { Section(\(header)) \(rows) }") { knobs in
                List(selection: Bindable(knobs.all[knob]).selection) {
                    Section(header(knobs)) {
                        ForEach(0..<rows.trees.count, id: \.self) { rows.trees[$0](knobs) }
                    }
                    Text("last")
                }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let row = generator.smallChild(depth)
            return RandomTree("List { ForEach(0..<knob \(knob)) { \(row) }.onDelete.onMove }") { knobs in
                List {
                    ForEach(0..<(knobs.all[knob].value % 9), id: \.self) { _ in row(knobs) }
                        .onDelete { knobs.all[knob].value -= $0.count }
                        .onMove { _, _ in }
                }
            }
        },
        { generator, depth in
            let rows = generator.children(depth)
            let count = generator.choice([0, 1, 7, 40])
            let isAcross = generator.number(3) == 0
            let name = isAcross ? "LazyHStack" : "LazyVStack"
            return RandomTree("ScrollView { \(name) { ForEach(0..<\(count)) \(rows) } }") { knobs in
                let content = ForEach(0..<count(knobs), id: \.self) { index in
                    rows.trees[index % rows.trees.count](knobs)
                }
                if isAcross {
                    ScrollView(.horizontal) { LazyHStack { content } }
                } else {
                    ScrollView { LazyVStack { content } }
                }
            }
        },
        { generator, depth in
            let rows = generator.children(depth)
            let count = generator.choice([0, 2, 7, 40])
            let columns = generator.choice([
                [GridItem(.flexible()), GridItem(.fixed(5))], [GridItem(.adaptive(minimum: 8))],
                [GridItem()],
            ])
            return RandomTree("ScrollView { LazyVGrid(\(columns)) { ForEach(0..<\(count)) \(rows) } }") {
                knobs in
                ScrollView {
                    LazyVGrid(columns: columns(knobs)) {
                        ForEach(0..<count(knobs), id: \.self) { index in
                            rows.trees[index % rows.trees.count](knobs)
                        }
                    }
                }
            }
        },
    ]
}
