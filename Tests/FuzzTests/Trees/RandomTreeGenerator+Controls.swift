import CursesUI

extension RandomTreeGenerator {
    /// Controls, bound to the knobs.
    static let controls: [Grower] =
        fields + values + choices + [
            { generator, _ in
                let title = generator.text()
                let knob = generator.knob()
                let role = generator.choice([ButtonRole.cancel, .destructive, nil])
                return RandomTree("Button(\(title), role: ...) { turns knob \(knob) }") { knobs in
                    Button(title(knobs), role: role(knobs)) { knobs.all[knob].value += 1 }
                }
            },
            { generator, depth in
                let knob = generator.knob()
                let label = generator.smallChild(depth)
                return RandomTree("Button { turns knob \(knob) } label: { \(label) }") { knobs in
                    Button {
                        knobs.all[knob].value += 1
                    } label: {
                        label(knobs)
                    }
                }
            },
        ]

    private static let fields: [Grower] = [
        { generator, _ in
            let title = generator.text()
            let knob = generator.knob()
            return RandomTree("TextField(\(title), text: knob \(knob))") { knobs in
                TextField(title(knobs), text: Bindable(knobs.all[knob]).text)
            }
        },
        { generator, _ in
            let title = generator.text()
            let knob = generator.knob()
            let limit = generator.choice([1, 3, nil])
            return RandomTree("TextField(\(title), text: knob \(knob), axis: .vertical).lineLimit(\(limit))") {
                TextField(title($0), text: Bindable($0.all[knob]).text, axis: .vertical)
                    .lineLimit(limit($0))
            }
        },
        { generator, _ in
            let title = generator.text()
            let knob = generator.knob()
            return RandomTree("TextField(\(title), value: knob \(knob), format: .number)") { knobs in
                TextField(title(knobs), value: Bindable(knobs.all[knob]).value, format: .number)
            }
        },
        { generator, _ in
            let title = generator.text()
            let knob = generator.knob()
            return RandomTree("SecureField(\(title), text: knob \(knob))") { knobs in
                SecureField(title(knobs), text: Bindable(knobs.all[knob]).text)
            }
        },
        { generator, _ in
            let knob = generator.knob()
            return RandomTree("TextEditor(text: knob \(knob))") { knobs in
                TextEditor(text: Bindable(knobs.all[knob]).text)
            }
        },
    ]

    private static let values: [Grower] = [
        { generator, _ in
            let title = generator.text()
            let knob = generator.knob()
            return RandomTree("Toggle(\(title), isOn: knob \(knob))") { knobs in
                Toggle(title(knobs), isOn: Bindable(knobs.all[knob]).isOn)
            }
        },
        { generator, _ in
            let knob = generator.knob()
            return RandomTree("Slider(value: knob \(knob))") { knobs in
                Slider(value: Bindable(knobs.all[knob]).fraction)
            }
        },
        { generator, _ in
            let title = generator.text()
            let knob = generator.knob()
            return RandomTree("Stepper(\(title), value: knob \(knob), in: 0...60)") { knobs in
                Stepper(title(knobs), value: Bindable(knobs.all[knob]).value, in: 0...60)
            }
        },
        { generator, _ in
            let title = generator.text()
            let knob = generator.knob()
            return RandomTree("ProgressView(\(title), value: knob \(knob))") { knobs in
                ProgressView(title(knobs), value: knobs.all[knob].fraction)
            }
        },
        { generator, _ in
            let title = generator.text()
            let symbol = generator.choice(["star", "xmark", "no such symbol"])
            return RandomTree("Label(\(title), systemImage: \(symbol))") { knobs in
                Label(title(knobs), systemImage: symbol(knobs))
            }
        },
        { generator, _ in
            let symbol = generator.choice(["star.fill", "checkmark", "no such symbol"])
            return RandomTree("Image(systemName: \(symbol))") { Image(systemName: symbol($0)) }
        },
    ]

    /// Modifiers for the appearance of the controls in a subtree.
    static let controlModifiers: [Grower] = [
        { generator, depth in
            let style = generator.number(6)
            let child = generator.child(depth)
            return RandomTree("\(child).buttonStyle(number \(style))") { knobs in
                switch style {
                case 0: child(knobs).buttonStyle(.plain)
                case 1: child(knobs).buttonStyle(.bordered)
                case 2: child(knobs).buttonStyle(.borderedProminent)
                case 3: child(knobs).buttonStyle(.borderless)
                case 4: child(knobs).buttonStyle(.link)
                default: child(knobs).buttonStyle(.automatic)
                }
            }
        },
        { generator, depth in
            let style = generator.number(3)
            let child = generator.child(depth)
            return RandomTree("\(child).textFieldStyle(number \(style))") { knobs in
                switch style {
                case 0: child(knobs).textFieldStyle(.plain)
                case 1: child(knobs).textFieldStyle(.roundedBorder)
                default: child(knobs).textFieldStyle(.automatic)
                }
            }
        },
        { generator, depth in
            let style = generator.number(3)
            let child = generator.child(depth)
            return RandomTree("\(child).toggleStyle(number \(style)).labelStyle(...)") { knobs in
                switch style {
                case 0: child(knobs).toggleStyle(.switch).labelStyle(.iconOnly)
                case 1: child(knobs).toggleStyle(.button).labelStyle(.titleOnly)
                default: child(knobs).toggleStyle(.automatic).labelStyle(.titleAndIcon)
                }
            }
        },
        { generator, depth in
            let color = generator.choice([Color.red, .yellow, nil])
            let child = generator.child(depth)
            return RandomTree("\(child).tint(\(color))") { child($0).tint(color($0)) }
        },
        { generator, depth in
            let size = generator.choice(ControlSize.allCases)
            let child = generator.child(depth)
            return RandomTree("\(child).controlSize(\(size))") { child($0).controlSize(size($0)) }
        },
        { generator, depth in
            let isDisabled = generator.flag()
            let child = generator.child(depth)
            return RandomTree("\(child).disabled(\(isDisabled))") { knobs in
                child(knobs).disabled(isDisabled(knobs))
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let child = generator.child(depth)
            return RandomTree("\(child).onSubmit { turns knob \(knob) }") { knobs in
                child(knobs).onSubmit { knobs.all[knob].value += 1 }
            }
        },
    ]
}
