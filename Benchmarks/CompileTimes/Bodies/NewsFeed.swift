import SwiftUI

struct Story: Identifiable, Codable, Hashable, Sendable {
    let id: Int
    let title: String
    let by: String
    let score: Int
    let time: TimeInterval
    let url: URL?
    let image: URL?
}

@MainActor @Observable
final class FeedModel {
    enum Order: String, CaseIterable { case top = "Top", new = "New", best = "Best" }
    var stories: [Story] = []
    var order = Order.top
    var error: String?
    var read: Set<Story.ID> = []

    func load() async {
        do {
            let (data, response) = try await URLSession.shared.data(
                from: URL(string: "https://example.com/\(order.rawValue)")!)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
            stories = try JSONDecoder().decode([Story].self, from: data)
        } catch {
            self.error = error.localizedDescription
        }
    }
}

struct NewsFeed: View {
    @State private var model = FeedModel()
    @State private var query = ""
    @State private var opened: Story?

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.stories.filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }) {
                    story in
                    NavigationLink(value: story) {
                        HStack(alignment: .top, spacing: 12) {
                            AsyncImage(url: story.image) { phase in
                                switch phase {
                                case .empty:
                                    ProgressView()
                                case .success(let image):
                                    image.resizable().aspectRatio(contentMode: .fill)
                                case .failure:
                                    Image(systemName: "photo").foregroundStyle(.secondary)
                                @unknown default:
                                    EmptyView()
                                }
                            }
                            .frame(width: 64, height: 48)
                            .clipShape(RoundedRectangle(cornerRadius: 6))
                            VStack(alignment: .leading, spacing: 4) {
                                Text(story.title)
                                    .font(.headline)
                                    .foregroundStyle(model.read.contains(story.id) ? .secondary : .primary)
                                    .lineLimit(2)
                                HStack(spacing: 4) {
                                    Label("\(story.score)", systemImage: "arrow.up")
                                        .foregroundStyle(story.score > 100 ? Color.orange : Color.secondary)
                                    Text(
                                        "by \(story.by), \(Date(timeIntervalSince1970: story.time), format: .relative(presentation: .numeric, unitsStyle: .narrow))"
                                    )
                                    if let host = story.url?.host() {
                                        Text("· \(host.replacingOccurrences(of: "www.", with: ""))")
                                    }
                                }
                                .font(.caption)
                                .lineLimit(1)
                            }
                        }
                    }
                    .swipeActions(edge: .leading, allowsFullSwipe: true) {
                        Button(model.read.contains(story.id) ? "Unread" : "Read") {
                            model.read.formSymmetricDifference([story.id])
                        }
                        .tint(.blue)
                    }
                    .listRowInsets(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
                }
                if let error = model.error {
                    Section { Label(error, systemImage: "exclamationmark.triangle").foregroundStyle(.red) }
                }
            }
            .listStyle(.plain)
            .navigationTitle("News")
            .navigationDestination(for: Story.self) { story in
                ScrollView {
                    Text(story.title).font(.largeTitle).padding(16)
                    if let url = story.url { Link(destination: url) { Label("Open", systemImage: "safari") } }
                }
                .onAppear { model.read.insert(story.id) }
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Picker("Order", selection: $model.order) {
                        ForEach(FeedModel.Order.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                    }
                }
            }
            .overlay { if model.stories.isEmpty && model.error == nil { ProgressView("Loading") } }
            .searchable(text: $query, placement: .automatic, prompt: Text("Title"))
            .refreshable { await model.load() }
            .task(id: model.order) { await model.load() }
        }
    }
}
