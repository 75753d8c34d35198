import CursesUITesting
import SwiftUICompat
import Testing

@testable import Tutorials

/// Checks that the keyboard alone can move the focus from every control of the tutorial apps to every other control.
@MainActor
@Suite("the keyboard reaches every control of the tutorials")
struct KeyboardReachTests {
    private func expect(
        _ name: String, _ view: some View, large: Int, small: Int, sourceLocation: SourceLocation = #_sourceLocation,
        after prepare: (TestApp) -> Void = { _ in }
    ) {
        for (width, height, keys) in [(80, 24, large), (40, 12, small)] {
            let app = open(view, width: width, height: height)
            app.advance(by: .seconds(1))
            prepare(app)
            let reach = app.keyboardReach()
            #expect(!reach.controls.isEmpty, "\(name)", sourceLocation: sourceLocation)
            #expect(reach.outOfReach == [], "\(name), \(width)", sourceLocation: sourceLocation)
            #expect(reach.unseen == [], "\(name), \(width)", sourceLocation: sourceLocation)
            #expect(reach.mostKeys <= keys, "\(name), \(width): \(reach.longestWay)", sourceLocation: sourceLocation)
        }
    }

    @Test("in the apps")
    func apps() {
        expect("to do", ToDoListView(model: ToDoModel()), large: 5, small: 5)
        expect("weather", WeatherView(model: WeatherModel()), large: 1, small: 1)
        expect("sign in", SignInView(), large: 4, small: 4)
        expect("search", SearchView(), large: 2, small: 2)
        expect("settings", SettingsView(), large: 7, small: 7)
        expect("stopwatch", StopwatchView(watch: Stopwatch()), large: 1, small: 1)
        expect("chat", ChatView(), large: 0, small: 0)
        expect("scrums", ScrumsView(), large: 2, small: 2)
    }

    @Test("in the forms of views, controls and gestures")
    func forms() {
        // One of the controls is a calendar of a month.
        expect("controls", ControlForms(), large: 40, small: 38)
        expect("windows", WindowForms(), large: 2, small: 2)
        expect("gestures", GestureForms(), large: 10, small: 10)
    }

    @Test("on the tabs of the containers", arguments: 2...5)
    func containers(tab: Int) {
        expect("containers, tab \(tab)", ContainerForms(), large: 4, small: 4) {
            $0.press(KeyEquivalent(Character("\(tab)")), modifiers: .option)
        }
    }

    @Test("on the screens behind those of the apps")
    func screens() {
        expect("to do", NavigationStack { ToDoDetailView(item: .constant(ToDoModel().items[0])) }, large: 2, small: 2)
        expect("welcome", WelcomeView(name: "Ada").environmentObject(SignInModel()), large: 2, small: 2)
        expect("help", HelpView(), large: 2, small: 2)
        expect("scrum", NavigationStack { ScrumDetailView(scrum: .constant(Scrum.samples[0])) }, large: 2, small: 2)
        expect("editing", NavigationStack { ScrumEditView(scrum: .constant(Scrum.samples[0])) }, large: 2, small: 2)
    }
}
