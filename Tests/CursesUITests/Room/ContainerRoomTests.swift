import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Containers in too little room")
struct ContainerRoomTests {
    private struct Pages: View {
        @State private var selection = 1
        var body: some View {
            TabView(selection: $selection) {
                Text("home").tabItem { Text("Home") }.tag(0)
                Text("found").tabItem { Text("Search") }.tag(1)
                Text("you").tabItem { Text("Profile") }.tag(2)
            }
        }
    }

    @Test("TabView: the bar shows one tab at a time, whose name is cut")
    func tabView() {
        assertSnapshot(of: RoomPictures.narrowed(from: 26, height: 3, Pages()), as: .text)
        assertSnapshot(of: RoomPictures.lowered(from: 4, width: 26, Pages()), as: .text, named: "low")
        let paged = Pages().tabViewStyle(.page)
        assertSnapshot(of: RoomPictures.narrowed(from: 12, height: 2, paged), as: .text, named: "pages")
    }

    private var screen: some View {
        NavigationStack {
            Text("content")
                .navigationTitle("Settings")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                }
        }
    }

    @Test("A navigation bar: the title is cut, then the items are")
    func navigationBar() {
        assertSnapshot(of: RoomPictures.narrowed(from: 34, height: 3, screen), as: .text)
        assertSnapshot(of: RoomPictures.lowered(from: 4, width: 34, screen), as: .text, named: "low")
    }

    @Test("A navigation bar with a way back")
    func back() {
        let picture = { (width: Int) in
            let stack = NavigationStack {
                NavigationLink("on") { Text("there").navigationTitle("Privacy") }
                    .navigationTitle("Settings")
            }
            let app = TestApp(stack, size: CellSize(width: width, height: 3))
            app.press(.return)
            return app.screen
        }
        var sheet = ContactSheet()
        for width in stride(from: 32, through: 1, by: -1) { sheet.add("\(width)", picture(width)) }
        assertSnapshot(of: sheet.snapshot, as: .text)
    }

    @Test("A toolbar at the foot: its items are cut")
    func bottomBar() {
        let screen = Text("content").toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
            ToolbarItem(placement: .bottomBar) { Button("Delete") {} }
        }
        assertSnapshot(of: RoomPictures.narrowed(from: 26, height: 3, screen), as: .text)
    }

    @Test("GroupBox: the label in its top line is cut, and the box stays whole")
    func groupBox() {
        let box = GroupBox("Network") { Text("online") }
        assertSnapshot(of: RoomPictures.narrowed(from: 14, height: 3, box), as: .text)
        assertSnapshot(of: RoomPictures.lowered(from: 3, width: 14, box), as: .text, named: "low")
    }

    @Test("Rows of a list: texts are cut or broken, and what they lead with stays")
    func list() {
        let list = NavigationStack {
            List {
                NavigationLink("Profile") { Text("there") }
                Text("Messages").badge(12)
                Toggle("Sound", isOn: .constant(true))
            }
            .listStyle(.plain)
        }
        assertSnapshot(of: RoomPictures.narrowed(from: 16, height: 3, list), as: .text)
    }

    @Test("Form: sections stay boxes as long as there is room for one")
    func form() {
        let form = Form {
            Section("Account") {
                TextField("Name", text: .constant(""))
                Stepper("Guests: 3", value: .constant(3))
            }
        }
        assertSnapshot(of: RoomPictures.narrowed(from: 24, height: 4, form), as: .text)
    }
}
