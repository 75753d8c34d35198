import CursesUI

struct LoadingShips: View {
    enum Phase {
        case loading
        case loaded([String])
        case failed
    }

    let load: @Sendable () async throws -> [String]
    @State private var phase = Phase.loading

    var body: some View {
        Group {
            switch phase {
            case .loading: ProgressView("Loading")
            case .loaded(let names): List(names, id: \.self) { Text($0) }
            case .failed: ContentUnavailableView("No connection", systemImage: "wifi.slash")
            }
        }
        .task {
            do { phase = .loaded(try await load()) } catch { phase = .failed }
        }
    }
}
