import SwiftUI

struct ContentView: View {
    @State private var selection = Tab.books

    enum Tab {
        case books, statistics
    }

    var body: some View {
        TabView(selection: $selection) {
            BookListView()
                .tabItem {
                    Label("Books", systemImage: "books.vertical")
                }
                .tag(Tab.books)
            StatisticsView()
                .tabItem {
                    Label("Statistics", systemImage: "chart.bar")
                }
                .tag(Tab.statistics)
        }
        .accentColor(.orange)
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView()
            .environmentObject(BookStore())
            .previewLayout(.sizeThatFits)
    }
}
