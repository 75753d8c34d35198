import CursesUI

extension RandomTreeGenerator {
    /// Controls that select one of several values, or that open a menu or a section.
    static let choices: [Grower] = [
        { generator, _ in
            let knob = generator.knob()
            let (title, option) = (generator.text(), generator.text())
            let style = generator.number(5)
            return RandomTree("Picker(\(title), knob \(knob)) { \(option); ... }.pickerStyle(number \(style))") {
                knobs in
                let picker = Picker(title(knobs), selection: Bindable(knobs.all[knob]).value) {
                    Text(option(knobs)).tag(0)
                    Text("second").tag(1)
                    Text("漢字").tag(2)
                }
                switch style {
                case 0: picker.pickerStyle(.menu)
                case 1: picker.pickerStyle(.segmented)
                case 2: picker.pickerStyle(.inline)
                case 3: picker.pickerStyle(.wheel)
                default: picker
                }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let (title, label) = (generator.text(), generator.smallChild(depth))
            return RandomTree("Menu(\(title)) { turns knob \(knob); \(label) }") { knobs in
                Menu(title(knobs)) {
                    Button("Turn") { knobs.all[knob].value += 1 }
                    Menu("More") { Button("Back") { knobs.all[knob].value = 0 } }
                    label(knobs)
                }
            }
        },
        { generator, _ in
            let title = generator.text()
            return RandomTree("Link(\(title), destination: ...)") { knobs in
                Link(title(knobs), destination: URL(string: "https://example.com")!)
            }
        },
    ]

    /// Containers with rows and columns, and collapsible ones.
    static let grids: [Grower] = [
        { generator, depth in
            let (first, second) = (generator.children(depth), generator.children(depth))
            let alignment = generator.alignment()
            return RandomTree("Grid(\(alignment)) { GridRow \(first); GridRow \(second) }") { knobs in
                Grid(alignment: alignment.value) {
                    GridRow { first(knobs) }
                    Divider()
                    GridRow { second(knobs) }
                }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let (title, child) = (generator.text(), generator.child(depth))
            return RandomTree("DisclosureGroup(\(title), isExpanded: knob \(knob)) { \(child) }") { knobs in
                DisclosureGroup(title(knobs), isExpanded: Bindable(knobs.all[knob]).isOn) {
                    child(knobs)
                }
            }
        },
        { generator, depth in
            let (title, child) = (generator.text(), generator.child(depth))
            return RandomTree("GroupBox(\(title)) { \(child) }") { knobs in
                GroupBox(title(knobs)) { child(knobs) }
            }
        },
        { generator, depth in
            let children = generator.children(depth)
            return RandomTree("ViewThatFits \(children)") { knobs in
                ViewThatFits { children(knobs) }
            }
        },
    ]
}
