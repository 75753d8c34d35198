import SwiftUI

struct MainTabs: View {
    enum Page: Hashable { case home, search, library, profile }

    @State private var page = Page.home
    @State private var unread = 3
    @State private var query = ""
    @State private var volume = 0.5
    @State private var isDark = false

    var body: some View {
        TabView(selection: $page) {
            NavigationStack {
                List(0..<20) { index in
                    HStack {
                        RoundedRectangle(cornerRadius: 6)
                            .fill(Color(hue: Double(index) / 20, saturation: 0.7, brightness: 0.9))
                            .frame(width: 40, height: 40)
                        VStack(alignment: .leading) {
                            Text("Album \(index + 1)")
                            Text("\(8 + index % 5) songs, \(30 + index * 2) minutes")
                                .font(.caption)
                                .foregroundStyle(.secondary)
                        }
                    }
                    .listRowSeparator(index == 0 ? .hidden : .visible, edges: .top)
                }
                .navigationTitle("Home")
            }
            .tabItem { Label("Home", systemImage: "house") }
            .tag(Page.home)
            .badge(unread)

            NavigationStack {
                Form {
                    TextField("Words", text: $query)
                    if query.count > 2 {
                        ForEach(1...min(query.count, 9), id: \.self) { Text("Result \($0) for “\(query)”") }
                    }
                }
                .navigationTitle("Search")
            }
            .tabItem {
                Image(systemName: "magnifyingglass")
                Text("Search")
            }
            .tag(Page.search)

            ScrollView {
                LazyVStack(alignment: .leading, spacing: 10, pinnedViews: [.sectionHeaders]) {
                    ForEach(["Songs", "Artists", "Lists"], id: \.self) { title in
                        Section {
                            ForEach(0..<4) { Text("\(title) \($0)").padding(.leading, 20) }
                        } header: {
                            Text(title).font(.headline).padding(8).frame(maxWidth: .infinity).background(.bar)
                        }
                    }
                }
            }
            .tabItem { Label("Library", systemImage: "books.vertical") }
            .tag(Page.library)

            VStack(spacing: 20) {
                Image(systemName: "person.crop.circle")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(width: 100, height: 100)
                    .foregroundStyle(.tint)
                Slider(value: $volume, in: 0...1) { Text("Volume") }
                    .padding(.horizontal, 32)
                Toggle("Dark", isOn: $isDark)
                    .frame(maxWidth: 200)
                Button("Mark \(unread) as read") { unread = 0 }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
            }
            .tabItem { Label("Profile", systemImage: "person") }
            .tag(Page.profile)
        }
        .tint(isDark ? .yellow : .blue)
        .preferredColorScheme(isDark ? .dark : .light)
        .onChange(of: page) { old, new in
            if old == .home && new != .home { unread = max(unread - 1, 0) }
        }
    }
}
