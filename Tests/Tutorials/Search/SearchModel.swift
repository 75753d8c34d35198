import Combine
import Foundation

enum SearchFailure: Error {
    case badStatus(Int)
    case other(Error)
}

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var repositories: [Repository] = []
    @Published private(set) var state = State.idle

    enum State: Equatable {
        case idle, loading, loaded, failed(String)
    }

    typealias Search = (String) -> AnyPublisher<Data, Error>

    private let search: Search
    private let reloads = PassthroughSubject<Void, Never>()
    private var bag = Set<AnyCancellable>()

    init(search: @escaping Search = SearchModel.searchStored) {
        self.search = search

        $query
            .throttle(for: .milliseconds(200), scheduler: DispatchQueue.main, latest: true)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .removeDuplicates()
            .combineLatest(reloads.prepend(()))
            .map { query, _ in query }
            .handleEvents(receiveOutput: { [weak self] query in
                self?.state = query.isEmpty ? .idle : .loading
            })
            .map { [search] query -> AnyPublisher<Result<[Repository], SearchFailure>, Never> in
                guard !query.isEmpty else {
                    return Just(.success([])).eraseToAnyPublisher()
                }
                return search(query)
                    .decode(type: SearchAnswer.self, decoder: JSONDecoder())
                    .map(\.items)
                    .mapError(SearchFailure.other)
                    .map(Result.success)
                    .catch { Just(.failure($0)) }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] result in
                switch result {
                case .success(let items):
                    self?.repositories = items
                    if self?.state == .loading { self?.state = .loaded }
                case .failure(let failure):
                    self?.repositories = []
                    self?.state = .failed("\(failure)")
                }
            }
            .store(in: &bag)
    }

    func reload() {
        reloads.send()
    }

    /// A network request, as tutorials write it.
    static func searchNetwork(_ query: String) -> AnyPublisher<Data, Error> {
        var components = URLComponents(string: "https://api.github.com/search/repositories")!
        components.queryItems = [URLQueryItem(name: "q", value: query)]
        return URLSession.shared.dataTaskPublisher(for: components.url!)
            .tryMap { data, response in
                guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
                    throw SearchFailure.badStatus((response as? HTTPURLResponse)?.statusCode ?? 0)
                }
                return data
            }
            .retry(1)
            .eraseToAnyPublisher()
    }

    static func searchStored(_ query: String) -> AnyPublisher<Data, Error> {
        let json = """
            {"items":[
            {"id":1,"full_name":"tides/\(query)","description":"A table of tides","stargazers_count":1200,
             "owner":{"login":"tides","avatar":null}},
            {"id":2,"full_name":"ferns/\(query)-kit","description":null,"stargazers_count":7,
             "owner":{"login":"ferns"}}]}
            """
        return Just(Data(json.utf8))
            .setFailureType(to: Error.self)
            .delay(for: .milliseconds(100), scheduler: RunLoop.main)
            .eraseToAnyPublisher()
    }
}
