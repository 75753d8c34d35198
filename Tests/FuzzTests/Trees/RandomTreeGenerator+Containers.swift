import CursesUI

extension RandomTreeGenerator {
    /// Views that arrange their children.
    static let stacks: [Grower] =
        rows + columns + [
            { generator, depth in
                let alignment = generator.alignment()
                let children = generator.children(depth)
                return RandomTree("ZStack(alignment: \(alignment)) \(children)") { knobs in
                    ZStack(alignment: alignment.value) { children(knobs) }
                }
            },
            { generator, depth in
                let children = generator.children(depth)
                return RandomTree("Staircase() \(children)") { knobs in
                    Staircase() { children(knobs) }
                }
            },
        ]

    private static let rows: [Grower] = Array(
        repeating: { generator, depth in
            let alignment = generator.vertical()
            let spacing = generator.optionalLength()
            let children = generator.children(depth)
            return RandomTree("HStack(alignment: \(alignment), spacing: \(spacing)) \(children)") {
                knobs in
                HStack(alignment: alignment.value, spacing: spacing(knobs)) { children(knobs) }
            }
        },
        count: 3
    )

    private static let columns: [Grower] = Array(
        repeating: { generator, depth in
            let alignment = generator.horizontal()
            let spacing = generator.optionalLength()
            let children = generator.children(depth)
            return RandomTree("VStack(alignment: \(alignment), spacing: \(spacing)) \(children)") {
                knobs in
                VStack(alignment: alignment.value, spacing: spacing(knobs)) { children(knobs) }
            }
        },
        count: 3
    )

    /// Views that show their children in their own way.
    static let containers: [Grower] =
        grids + [
            { generator, depth in
                let children = generator.children(depth)
                return RandomTree("Group \(children)") { knobs in Group { children(knobs) } }
            },
            { generator, depth in
                let children = generator.children(depth)
                let style = generator.number(3)
                return RandomTree("Form \(children).formStyle(number \(style))") { knobs in
                    let form = Form { children(knobs) }
                    switch style {
                    case 0: form.formStyle(.grouped)
                    case 1: form.formStyle(.columns)
                    default: form
                    }
                }
            },
            { generator, depth in
                let (header, footer) = (generator.text(), generator.text())
                let children = generator.children(depth)
                return RandomTree("Section \(children) header: \(header) footer: \(footer)") { knobs in
                    Section {
                        children(knobs)
                    } header: {
                        Text(verbatim: header(knobs))
                    } footer: {
                        Text(verbatim: footer(knobs))
                    }
                }
            },
            { generator, depth in
                let axes = generator.pick([Axis.Set.vertical, .horizontal, [.vertical, .horizontal], []])
                let children = generator.children(depth)
                return RandomTree("ScrollView(axes \(axes.rawValue)) \(children)") { knobs in
                    ScrollView(axes) { children(knobs) }
                }
            },
        ]
}
