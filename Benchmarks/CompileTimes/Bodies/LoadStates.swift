import SwiftUI

struct Article: Identifiable, Decodable, Sendable {
    let id: Int
    let title: String
    let body: String
}

enum LoadState {
    case idle
    case loading(progress: Double?)
    case loaded([Article])
    case failed(any Error)
}

struct LoadStates: View {
    @State private var state = LoadState.idle
    @State private var attempts = 0
    @State private var open: Article.ID?

    var body: some View {
        VStack(spacing: 12) {
            switch state {
            case .idle:
                ContentUnavailableView {
                    Label("Nothing yet", systemImage: "tray")
                } description: {
                    Text("Load the articles to read them.")
                } actions: {
                    Button("Load") { Task { await load() } }
                        .buttonStyle(.borderedProminent)
                }
            case .loading(let progress):
                if let progress {
                    ProgressView(value: progress) {
                        Text("Loading")
                    } currentValueLabel: {
                        Text(progress, format: .percent.precision(.fractionLength(0)))
                    }
                    .padding(.horizontal, 32)
                } else {
                    ProgressView("Attempt \(attempts)")
                        .controlSize(.large)
                }
            case .loaded(let articles) where articles.isEmpty:
                Text("There are no articles.").foregroundStyle(.secondary)
            case .loaded(let articles):
                List(articles) { article in
                    DisclosureGroup(
                        isExpanded: Binding(
                            get: { open == article.id },
                            set: { open = $0 ? article.id : nil }
                        )
                    ) {
                        Text(article.body)
                            .font(.body)
                            .lineSpacing(2)
                            .padding(.vertical, 4)
                    } label: {
                        VStack(alignment: .leading, spacing: 2) {
                            Text(article.title).font(.headline)
                            Text(
                                "\(article.body.split(separator: " ").count) words, \(article.body.count / 1000 + 1) min"
                            )
                            .font(.caption)
                            .foregroundStyle(.secondary)
                        }
                    }
                }
                .refreshable { await load() }
            case .failed(let error as URLError) where error.code == .notConnectedToInternet:
                Label("You are offline.", systemImage: "wifi.slash")
            case .failed(let error):
                VStack {
                    Text(error.localizedDescription).foregroundStyle(.red)
                    if attempts < 3 {
                        Button("Try again (\(3 - attempts) left)") { Task { await load() } }
                    } else {
                        Text("Please come back later.").italic()
                    }
                }
                .padding(16)
                .background(.red.opacity(0.1), in: .rect(cornerRadius: 8))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .task(id: attempts) {
            if attempts > 0 { try? await Task.sleep(for: .seconds(1)) }
        }
    }

    private func load() async {
        attempts += 1
        state = .loading(progress: nil)
        do {
            let url = URL(string: "https://example.com/articles.json")!
            let (data, _) = try await URLSession.shared.data(from: url)
            state = .loaded(try JSONDecoder().decode([Article].self, from: data))
        } catch {
            state = .failed(error)
        }
    }
}
