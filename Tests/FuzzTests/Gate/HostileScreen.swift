import CursesUI

/// Shows texts from outside the app in every kind of view that shows text, each between two guard cells.
struct HostileScreen: View {
    static let columns = 6
    static let textWidth = 15
    static let guardCharacter: Character = "#"
    static let guardColor = Color.red

    /// The knobs that hold the texts, row by row.
    let texts: Knobs

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<(texts.all.count / Self.columns)) { row in
                HStack(spacing: 0) {
                    HostileGuard()
                    ForEach(0..<Self.columns) { column in
                        HostileCell(knob: texts.all[row * Self.columns + column], kind: column)
                            .frame(width: CGFloat(Self.textWidth), height: 1, alignment: .leading)
                        HostileGuard()
                    }
                }
            }
        }
    }
}

private struct HostileGuard: View {
    var body: some View {
        Text(String(HostileScreen.guardCharacter)).foregroundColor(HostileScreen.guardColor)
    }
}

private struct HostileCell: View {
    let knob: Knob
    let kind: Int

    var body: some View {
        switch kind {
        case 0: Text(verbatim: knob.text)
        case 1: Text(knob.text).underline().bold()
        case 2: Text(LocalizedStringKey("**" + knob.text + "** `code`"))
        case 3: Button(knob.text) {}.buttonStyle(PlainButtonStyle())
        case 4: TextField(knob.text, text: .constant("")).textFieldStyle(PlainTextFieldStyle())
        default: TextField("", text: .constant(knob.text)).textFieldStyle(PlainTextFieldStyle())
        }
    }
}
