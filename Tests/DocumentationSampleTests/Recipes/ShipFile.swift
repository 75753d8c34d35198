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
                    ships = try await Self.ships(in: file)
                } catch {
                    problem = "\(file.lastPathComponent) has no ships."
                }
            }
    }

    @concurrent
    private static func ships(in file: URL) async throws -> [Ship] {
        try JSONDecoder().decode([Ship].self, from: Data(contentsOf: file))
    }
}
