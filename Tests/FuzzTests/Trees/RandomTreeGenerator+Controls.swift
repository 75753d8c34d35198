import CursesUI

extension RandomTreeGenerator {
    /// Controls, bound to the knobs.
    static let controls: [Grower] = [
        { generator, _ in
            let title = generator.text()
            let knob = generator.knob()
            return RandomTree("Button(\(title)) { turns knob \(knob) }") { knobs in
                Button(title(knobs)) { knobs.all[knob].value += 1 }
            }
        },
        { generator, _ in
            let title = generator.text()
            let knob = generator.knob()
            let isPlain = generator.number(2) == 0
            return RandomTree("TextField(\(title), text: knob \(knob)), plain \(isPlain)") { knobs in
                let field = TextField(title(knobs), text: Bindable(knobs.all[knob]).text)
                if isPlain {
                    field.textFieldStyle(PlainTextFieldStyle())
                } else {
                    field.textFieldStyle(RoundedBorderTextFieldStyle())
                }
            }
        },
    ]
}
