import Combine
import SwiftUI

struct SearchHit: Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
    let score: Double
}

@MainActor
final class SearchPipelineModel: ObservableObject {
    @Published var query = ""
    @Published var minimum = 0.2
    @Published private(set) var hits: [SearchHit] = []
    @Published private(set) var log: [String] = []
    private let retry = PassthroughSubject<Void, Never>()
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query
            .debounce(for: 0.3, scheduler: DispatchQueue.main)
            .removeDuplicates()
            .combineLatest(retry.prepend(()), $minimum.map { ($0 * 10).rounded() / 10 }.removeDuplicates())
            .map { query, _, minimum in (query.lowercased(), minimum) }
            .filter { !$0.0.isEmpty }
            .map { query, minimum in
                (0..<20).publisher
                    .map { SearchHit(id: $0, title: "\(query) \($0)", score: 1 / Double($0 + 1)) }
                    .filter { $0.score >= minimum }
                    .collect()
                    .delay(for: .milliseconds(100), scheduler: DispatchQueue.main)
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .scan([SearchHit]()) { old, new in new + old.prefix(3).filter { hit in !new.contains { $0.id == hit.id } } }
            .handleEvents(receiveOutput: { hits in print("\(hits.count) hits") })
            .receive(on: RunLoop.main)
            .assign(to: &$hits)

        $hits
            .map(\.count)
            .zip($hits.dropFirst().map { $0.first?.title ?? "none" })
            .map { count, first in "\(count) hits, first: \(first)" }
            .collect(2)
            .flatMap { $0.publisher }
            .throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
            .sink { [weak self] line in self?.log.append(line) }
            .store(in: &cancellables)
    }

    func again() { retry.send() }
}

struct SearchPipeline: View {
    @ObservedObject var model: SearchPipelineModel

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Score above \(model.minimum, specifier: "%.1f")")) {
                    Slider(value: $model.minimum, in: 0...1)
                }
                Section(header: Text("\(model.hits.count) hits")) {
                    ForEach(model.hits.sorted { $0.score > $1.score }, id: \.id) { hit in
                        HStack {
                            Text(hit.title)
                                .fontWeight(hit.score > 0.5 ? .bold : .regular)
                            Spacer()
                            Rectangle()
                                .fill(Color.blue.opacity(0.3 + 0.7 * hit.score))
                                .frame(width: CGFloat(hit.score) * 80, height: 8)
                                .cornerRadius(4)
                            Text("\(Int(hit.score * 100)) %")
                                .font(.caption)
                                .frame(width: 44, alignment: .trailing)
                        }
                    }
                }
                if !model.log.isEmpty {
                    Section(header: Text("Log")) {
                        ForEach(Array(model.log.suffix(5).enumerated()), id: \.0) { item in
                            Text("\(item.offset + 1). \(item.element)").font(.system(.caption, design: .monospaced))
                        }
                    }
                }
            }
            .listStyle(GroupedListStyle())
            .searchable(text: $model.query)
            .navigationBarTitle("Search", displayMode: .inline)
            .navigationBarItems(trailing: Button(action: model.again) { Image(systemName: "arrow.clockwise") })
        }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("again")).map { _ in () }) {
            model.again()
        }
    }
}
