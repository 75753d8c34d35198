import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Labels and controls with too little room")
struct LabeledControlTests {
    private func picture(_ view: some View, width: Int) -> String {
        let filled = view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        return render(filled, size: CellSize(width: width, height: 4)).text
    }

    private var picker: some View {
        Picker("Favourite fruit", selection: .constant(1)) {
            Text("Pears").tag(1)
        }
    }

    private var date: some View {
        DatePicker(
            "Departure", selection: .constant(Date(timeIntervalSince1970: 43_200)), displayedComponents: .date
        )
    }

    @Test(
        "the label breaks between words beside the control, which goes below where that is too little",
        arguments: [
            (27, "Favourite fruit [ Pears ▾ ]"),
            (22, "Favourite  [ Pears ▾ ]\nfruit"),
            (21, "Favourite [ Pears ▾ ]\nfruit"),
            (20, "Favourite fruit\n         [ Pears ▾ ]"),
            (16, "Favourite fruit\n     [ Pears ▾ ]"),
            (9, "Favourite\nfruit\n[Pears ▾]"),
        ]
    )
    func pickers(width: Int, expected: String) {
        #expect(picture(picker, width: width) == expected)
    }

    @Test("a date keeps its row", arguments: [(24, 1), (23, 2), (14, 2)])
    func dates(width: Int, rows: Int) {
        let lines = picture(date, width: width).split(separator: "\n")
        #expect(lines.count == rows)
        #expect(lines.last?.hasSuffix("[ 1970-01-01 ]") == true)
    }

    @Test("the sign of a group stands in the first row of its title")
    func disclosure() {
        let group = DisclosureGroup("More of the same") { Text("inside") }
        #expect(picture(group, width: 10) == "▸ More of\n  the same")
    }
}
