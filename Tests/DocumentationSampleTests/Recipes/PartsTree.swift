import CursesUI

struct PartsTree: View {
    struct Part: Identifiable {
        let id: String
        var parts: [Part]?
    }

    private let ship = [
        Part(id: "Hull", parts: [Part(id: "Keel"), Part(id: "Planks")]),
        Part(id: "Rig", parts: [Part(id: "Mast")]),
    ]

    var body: some View {
        List(ship, children: \.parts) { Text($0.id) }
    }
}
