import CursesUI

/// The space between letters and between lines, superscripts and subscripts.
struct LettersAndLines: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("TRACKED").tracking(1)
            Text("KERNED").kerning(2)
            Text("x") + Text("2").baselineOffset(1) + Text(" + y") + Text("2").baselineOffset(1) + Text(" = r")
                + Text("2").baselineOffset(1)
            Text("CO") + Text("2").baselineOffset(-1) + Text(" and H") + Text("2").baselineOffset(-1) + Text("O")
            Text("A poem needs air between its lines,\nmuch as a song needs rests,\nand a text needs margins.")
                .lineSpacing(1)
            Text("Or lines of twice\nthe height.")
                .lineHeight(.multiple(factor: 2))
        }
    }
}
