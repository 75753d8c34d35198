import CursesUI

struct NewsList: View {
    let load: @Sendable () async -> [String]
    @State private var news: [String] = []

    var body: some View {
        List(news, id: \.self) { Text($0) }
            .task { news = await load() }
            .refreshable { news = await load() }
    }
}
