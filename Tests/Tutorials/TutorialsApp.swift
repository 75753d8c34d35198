// Charts re-exports views and apps too; their names are not ambiguous.
import Charts
import SwiftUI

@main
struct TutorialsApp: App {
    var body: some Scene {
        WindowGroup("Tutorials") {
            NavigationView {
                List {
                    Section(header: Text("Apps")) {
                        NavigationLink("To do", destination: ToDoListView())
                        NavigationLink("Weather", destination: WeatherView(model: WeatherModel()))
                        NavigationLink("Sign in", destination: SignInView())
                        NavigationLink("Search", destination: SearchView())
                        NavigationLink("Settings", destination: SettingsView())
                        NavigationLink("Stopwatch", destination: StopwatchView(watch: Stopwatch()))
                        NavigationLink("Chat", destination: ChatView())
                        NavigationLink("Scrums", destination: ScrumsView())
                        NavigationLink("Charts", destination: ChartsView())
                    }
                    Section(header: Text("Forms")) {
                        NavigationLink("Texts", destination: TextForms())
                        NavigationLink("Layout", destination: LayoutForms())
                        NavigationLink("Drawing", destination: DrawingForms())
                        NavigationLink("Gestures", destination: GestureForms())
                        NavigationLink("Controls", destination: ControlForms())
                        NavigationLink("Containers", destination: ContainerForms())
                    }
                }
                .navigationTitle("Tutorials")
            }
        }
    }
}
