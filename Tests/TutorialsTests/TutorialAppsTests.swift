import CursesUITesting
import SwiftUICompat
import Testing

@testable import Tutorials

/// Opens an app that measures lengths in points.
@MainActor
func open(_ view: some View, width: Int = 80, height: Int = 24) -> TestApp {
    TestApp(view, size: CellSize(width: width, height: height), cellMetrics: .points)
}

@MainActor
extension TestApp {
    func shows(_ text: String) -> Bool { screen.position(of: text) != nil }
}

@MainActor
@Suite("Small apps as tutorials write them, unchanged")
struct TutorialAppsTests {
    @Test("A to-do list: items are added, opened, changed and cleared")
    func toDo() {
        let model = ToDoModel()
        let app = open(ToDoListView(model: model), height: 30)
        #expect(app.shows("Buy milk") && app.shows("2 left"))
        app.click(text: "What is to be done?")
        app.type("Mend the fence\n")
        #expect(model.items.last?.title == "Mend the fence" && app.shows("3 left"))
        app.click(text: "Show what is done")
        #expect(!app.shows("Water the ferns"))
        app.click(text: "Call the plumber")
        #expect(app.shows("Due") && app.shows("[ High ]"))
        app.click(text: "Normal")
        #expect(model.items[1].priority == .normal)
        app.press(.escape)
        app.click(text: "Clear")
        #expect(app.shows("This cannot be undone."))
        app.click(text: "Clear it")
        #expect(model.items.isEmpty)
    }

    @Test("A weather screen: another city is fetched a moment after the last key")
    func weather() {
        let model = WeatherModel()
        let app = open(WeatherView(model: model), height: 30)
        app.advance(by: .seconds(1))
        #expect(app.shows("Oslo") && app.shows("5°") && app.shows("-4° / 3°"))
        model.city = "Lisbon"
        app.advance(by: .seconds(1))
        #expect(app.shows("Clear") && app.shows("21°"))
        model.city = "Atlantis"
        app.advance(by: .seconds(1))
        #expect(app.shows("There is no such city."))
        app.click(text: "Change day time")
        #expect(app.shows("Change day time"))
    }

    @Test("A log-in: entries are checked as they are typed, Return goes on and logs in")
    func signIn() {
        let app = open(SignInView())
        app.advance(by: .seconds(1))
        app.type("ad")
        app.advance(by: .seconds(1))
        #expect(app.shows("A name has three letters at least"))
        app.type("a\n")
        app.type("secret")
        app.advance(by: .seconds(1))
        #expect(!app.shows("secret") && !app.shows("three letters"))
        app.press(.return)
        app.advance(by: .seconds(1))
        #expect(app.shows("Hello, ada!"))
        app.click(text: "Log out")
        app.advance(by: .seconds(1))
        #expect(app.shows("Password"))
    }

    @Test("A sign-up: the passwords must be the same")
    func signUp() {
        let app = open(SignInView())
        app.click(text: "Sign up")
        app.advance(by: .seconds(1))
        app.click(text: "Password again")
        app.type("other")
        app.press(.tab, modifiers: .shift)
        app.type("secret")
        app.advance(by: .seconds(1))
        #expect(app.shows("The passwords differ"))
    }

    @Test("A search with navigation: what is found is opened and left")
    func search() {
        let app = open(SearchView())
        #expect(app.shows("Type a name."))
        app.click(text: "Name")
        app.type("swift")
        app.advance(by: .seconds(1))
        #expect(app.shows("tides/swift") && app.shows("1,200"))
        app.click(text: "tides/swift")
        #expect(app.shows("Owner") && app.shows("Share"))
        app.press(.escape)
        #expect(app.shows("ferns/swift-kit"))
        app.click(text: "Help")
        #expect(app.shows("choose what is found"))
        app.click(text: "Done")
        #expect(!app.shows("choose what is found"))
    }

    @Test("A settings form: every kind of control takes keys or clicks")
    func settings() {
        let app = open(SettingsView(), height: 60)
        #expect(app.shows("Settings") && app.shows("Copies: 1") && app.shows("Level"))
        app.click(text: "Private")
        app.click(text: "More")
        #expect(app.shows("Notes"))
        app.click(text: "Info")
        #expect(app.shows("Settings are kept."))
        app.press(.escape)
        app.click(text: "Reset")
        #expect(app.shows("Your name is forgotten."))
        app.press(.escape)
        #expect(!app.shows("Your name is forgotten."))
    }

    @Test("A stopwatch: it runs, takes laps and goes back")
    func stopwatch() {
        let watch = Stopwatch()
        let app = open(StopwatchView(watch: watch), height: 30)
        app.click(text: "Start")
        app.advance(by: .seconds(2))
        #expect(watch.isRunning && app.shows("2.0") && app.shows("2 beats"))
        app.click(text: "Lap")
        app.click(text: "Stop")
        let seconds = watch.seconds
        app.advance(by: .seconds(1))
        #expect(watch.seconds == seconds && watch.laps.count == 1)
        app.click(text: "Reset")
        // Waits until the digits have rolled to the new number.
        app.advance(by: .seconds(1))
        #expect(watch.seconds == 0 && app.shows("0.0"))
    }

    @Test("A chat: messages are sent and answered, and stay in view")
    func chat() {
        let model = ChatModel()
        let app = open(ChatView(model: model))
        app.type("Hello")
        app.press(.tab)
        app.press(.return)
        #expect(app.shows("Hello") && model.draft.isEmpty)
        app.advance(by: .seconds(2))
        #expect(app.shows("You said: Hello"))
        NotificationCenter.default.post(name: .messageArrived, object: "The ferry leaves")
        app.settle()
        #expect(app.shows("The ferry leaves"))
    }

    @Test("Daily scrums: one is opened, edited, and met")
    func scrums() {
        let app = open(ScrumsView(), height: 40)
        #expect(app.shows("Design") && app.shows("App development"))
        app.click(text: "Design")
        #expect(app.shows("Cathy") && app.shows("10 minutes"))
        app.click(text: "Edit")
        app.click(text: "New attendee")
        app.type("Luis")
        app.press(.tab)
        app.press(.return)
        app.click(text: "Done")
        #expect(app.shows("Luis"))
        app.click(text: "Start meeting")
        app.advance(by: .seconds(2))
        #expect(app.shows("is speaking") && app.shows("2 s"))
    }

    @Test("What previews show can be shown")
    func previews() {
        #expect(open(ToDoListView_Previews.previews, height: 60).shows("Sweep"))
        #expect(open(WeatherView_Previews.previews).shows("Change day time"))
        #expect(open(SearchView_Previews.previews).shows("Type a name."))
        #expect(open(SettingsView_Previews.previews).shows("Settings"))
    }
}
