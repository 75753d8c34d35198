import SwiftUI

struct SearchView: View {
    @StateObject private var model = SearchModel()
    @State private var path = NavigationPath()
    @State private var isShowingHelp = false
    @State private var selected: Repository?

    var body: some View {
        NavigationStack(path: $path) {
            Group {
                switch model.state {
                case .idle:
                    ContentUnavailableView(
                        "Search for repositories",
                        systemImage: "magnifyingglass",
                        description: Text("Type a name.")
                    )
                case .loading:
                    ProgressView("Searching")
                case .failed(let message):
                    VStack {
                        Label(message, systemImage: "exclamationmark.triangle")
                        Button("Try again", action: model.reload)
                    }
                case .loaded where model.repositories.isEmpty:
                    ContentUnavailableView.search(text: model.query)
                case .loaded:
                    list
                }
            }
            .navigationTitle("Repositories")
            .searchable(text: $model.query, placement: .automatic, prompt: "Name")
            .toolbar {
                ToolbarItemGroup(placement: .navigationBarTrailing) {
                    Button("Help") { isShowingHelp = true }
                    Menu {
                        Button("Reload", action: model.reload)
                        Divider()
                        Link("GitHub", destination: URL(string: "https://github.com")!)
                    } label: {
                        Label("More", systemImage: "ellipsis.circle")
                    }
                }
                ToolbarItem(placement: .bottomBar) {
                    Text("\(model.repositories.count) found")
                }
                ToolbarItem(placement: .status) {
                    Text(model.query)
                }
            }
            .sheet(isPresented: $isShowingHelp, onDismiss: { model.reload() }) {
                HelpView()
                    .presentationDetents([.medium, .large])
                    .presentationDragIndicator(.visible)
            }
            .fullScreenCover(item: $selected) { repository in
                RepositoryView(repository: repository)
            }
            .navigationDestination(for: Repository.self) { repository in
                RepositoryView(repository: repository)
            }
        }
    }

    private var list: some View {
        List(model.repositories) { repository in
            NavigationLink(value: repository) {
                RepositoryRow(repository: repository)
            }
            .badge(repository.stars)
        }
        .listStyle(.plain)
        .refreshable { model.reload() }
    }
}

struct RepositoryRow: View {
    let repository: Repository

    var body: some View {
        HStack {
            Image(systemName: "person.crop.circle")
                .frame(width: 32, height: 32)
                .clipShape(Circle())
            VStack(alignment: .leading) {
                Text(repository.fullName).font(.headline)
                Text(repository.description ?? "No description")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
        }
    }
}

struct RepositoryView: View {
    let repository: Repository
    @Environment(\.openURL) private var openURL
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        List {
            LabeledContent("Owner", value: repository.owner.login)
            LabeledContent("Stars", value: repository.stars, format: .number)
            Button("Open in the browser") {
                openURL(URL(string: "https://github.com/\(repository.fullName)")!)
            }
            ShareLink(item: URL(string: "https://github.com/\(repository.fullName)")!)
            Button("Back") { presentationMode.wrappedValue.dismiss() }
        }
        .navigationTitle(repository.fullName)
        .navigationBarBackButtonHidden(false)
    }
}

struct HelpView: View {
    @Environment(\.dismiss) var dismiss

    var body: some View {
        NavigationView {
            ScrollView(.vertical, showsIndicators: false) {
                Text("Type a name, and choose what is found.")
                    .padding([.top, .bottom], 50)
                    .padding(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }
}

#if DEBUG
struct SearchView_Previews: PreviewProvider {
    static var previews: some View {
        SearchView()
    }
}
#endif
