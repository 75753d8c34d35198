import CursesUI

/// The monitor: processor, memory, network, disks and processes of this machine, once a second.
struct MonitorApp: App {
    /// The arguments of the command line.
    static var arguments = MonitorArguments()

    @State private var model = MonitorModel()

    var body: some Scene {
        WindowGroup("Monitor") {
            Monitor(model: model, search: Self.arguments.search, seconds: Self.arguments.interval)
        }
    }
}
