import CursesUI

struct ShipFile: View {
    struct Ship: Decodable, Identifiable {
        let id: Int
        let name: String
    }

    let file: URL
    @State private var ships: [Ship] = []
    @State private var problem: String?

    var body: some View {
        List(ships) { Text($0.name) }
            .overlay {
                if let problem { Text(problem).foregroundStyle(.red) }
            }
            .task {
                do {
                    ships = try JSONDecoder().decode([Ship].self, from: Data(contentsOf: file))
                } catch {
                    problem = "\(file.lastPathComponent) has no ships."
                }
            }
    }
}
