import CursesUI
import FoundationNetworking

struct CrewDownload: View {
    let address: URL
    @State private var names: [String] = []
    @State private var problem: String?

    var body: some View {
        List(names, id: \.self) { Text($0) }
            .overlay {
                if let problem { Text(problem).foregroundStyle(.red) }
            }
            .task(id: address) {
                problem = nil
                do {
                    let (data, response) = try await URLSession.shared.data(from: address)
                    if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
                        problem = "The server answers with the status \(status)."
                    } else {
                        names = try JSONDecoder().decode([String].self, from: data)
                    }
                } catch {
                    if !Task.isCancelled { problem = error.localizedDescription }
                }
            }
    }
}
