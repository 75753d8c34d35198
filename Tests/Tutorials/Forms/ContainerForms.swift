import SwiftUI

struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
    var children: [Person]?

    static let samples = [
        Person(id: 1, name: "Ada", age: 36, children: [Person(id: 3, name: "Byron", age: 20)]),
        Person(id: 2, name: "Linus", age: 54),
    ]
}

/// All forms of lists, tables and presentations above them that occur in tutorials.
struct ContainerForms: View {
    @State private var people = Person.samples
    @State private var selection: Person.ID?
    @State private var several: Set<Person.ID> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var query = ""
    @State private var tokens: [Person] = []
    @State private var isShown = false
    @State private var person: Person?
    @State private var tab = 0
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var editMode = EditMode.inactive
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.refresh) private var refresh

    var body: some View {
        TabView(selection: $tab) {
            lists.tabItem { Label("Lists", systemImage: "list.bullet") }.tag(0).badge(2)
            tables.tabItem {
                Image(systemName: "tablecells"); Text("Tables")
            }.tag(1)
            split.tabItem { Text("Split") }.tag(2)
            pages.tabItem { Text("Pages") }.tag(3)
            presentations.tabItem { Text("Over") }.tag(4)
        }
        .tabViewStyle(.automatic)
        .tint(.orange)
    }

    private var lists: some View {
        NavigationStack {
            List(selection: $several) {
                Section(header: Text("Header"), footer: Text("Footer")) {
                    ForEach(people) { person in
                        Text(person.name)
                            .listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
                            .listRowBackground(Color.yellow)
                            .listRowSeparator(.hidden, edges: .bottom)
                            .listRowSeparatorTint(.red)
                            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                                Button("Delete", role: .destructive) {}
                            }
                            .deleteDisabled(false)
                            .moveDisabled(true)
                    }
                    .onDelete { people.remove(atOffsets: $0) }
                    .onMove { people.move(fromOffsets: $0, toOffset: $1) }
                }
                .listSectionSeparator(.hidden)
                .headerProminence(.increased)
                .collapsible(false)
                Section(footer: Text("Footer")) { Text("row") }
                OutlineGroup(people, children: \.children) { Text($0.name) }
            }
            .listStyle(.grouped)
            .environment(\.editMode, $editMode)
            .environment(\.defaultMinListRowHeight, 16)
            .listRowSpacing(0)
            .listSectionSpacing(.compact)
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Find"))
            .searchable(text: $query) {
                ForEach(people) { Text($0.name).searchCompletion($0.name) }
            }
            .searchSuggestions { Text("one").searchCompletion("one") }
            .searchScopes($tab) { Text("All").tag(0) }
            .onSubmit(of: .search) {}
            .refreshable { await Task.yield() }
            .navigationTitle("Lists")
            .navigationBarTitleDisplayMode(.large)
            .navigationBarHidden(false)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarBackground(Color.red, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbar(.visible, for: .tabBar)
            .toolbarRole(.editor)
            .toolbarTitleMenu { Button("Rename") {} }
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                ToolbarItem(placement: .principal) { Text("Principal") }
                ToolbarItem(placement: .keyboard) { Button("Done") {} }
                ToolbarItemGroup(placement: .bottomBar) {
                    Text("one"); Spacer(); Text("two")
                }
                ToolbarItem { Text("plain") }
            }
            .scrollBounceBehavior(.basedOnSize)
            .scrollDisabled(false)
            .scrollClipDisabled()
            .scrollTargetBehavior(.paging)
            .scrollIndicatorsFlash(onAppear: true)
        }
    }

    private var tables: some View {
        Table(people, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { person in Text("\(person.age)") }
                .width(min: 40, max: 80)
            TableColumn("Children") { person in Text("\(person.children?.count ?? 0)") }
                .width(80)
        }
        .onChange(of: order) { _, order in people.sort(using: order) }
        .tableStyle(.inset)
    }

    private var split: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(people, selection: $selection) { Text($0.name) }
        } detail: {
            if let selection { Text("\(selection)") } else { Text("Choose") }
        }
        .navigationSplitViewStyle(.balanced)
    }

    private var pages: some View {
        TabView {
            ForEach(people) { Text($0.name) }
        }
        .tabViewStyle(PageTabViewStyle())
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    }

    private var presentations: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Text("sheet").presentationDetents([.height(200), .fraction(0.3)]) }
            .sheet(item: $person) { Text($0.name).presentationBackground(.thinMaterial).presentationCornerRadius(20) }
            .fullScreenCover(isPresented: .constant(false), onDismiss: {}) { Text("cover") }
            .popover(isPresented: .constant(false), attachmentAnchor: .point(.top), arrowEdge: .top) {
                Text("popover").presentationCompactAdaptation(.popover)
            }
            .popover(item: $person) { Text($0.name) }
            .alert("Title", isPresented: .constant(false)) { Button("OK", role: .cancel) {} }
            .alert("Title", isPresented: .constant(false), presenting: person) { person in
                Button(person.name) {}
            } message: {
                Text($0.name)
            }
            .alert(isPresented: .constant(false)) {
                Alert(title: Text("Alert"), message: nil, dismissButton: .default(Text("OK")))
            }
            .confirmationDialog("Title", isPresented: .constant(false)) { Button("OK") {} }
            .confirmationDialog(
                Text("Title"), isPresented: .constant(false), titleVisibility: .hidden, presenting: person
            ) { person in
                Button(person.name) {}
            }
            .actionSheet(isPresented: .constant(false)) {
                ActionSheet(
                    title: Text("Sheet"), message: Text("Message"),
                    buttons: [.default(Text("One")) {}, .destructive(Text("Two")), .cancel()])
            }
            .contextMenu {
                Button("Copy") {}
            } preview: {
                Text("Preview")
            }
            .contextMenu(menuItems: { Button("Copy") {} })
            .interactiveDismissDisabled(true)
            .inspector(isPresented: .constant(false)) { Text("Inspector") }
            .dialogSuppressionToggle(isSuppressed: .constant(false))
            .statusBar(hidden: true)
            .statusBarHidden()
            .persistentSystemOverlays(.hidden)
            .onOpenURL { _ in }
    }
}
