import ArgumentParser
import CursesUI

/// The monitor: processor, memory, network, disks and processes of this machine, once a second.
@main
struct MonitorApp: App {
    private let arguments = MonitorArguments.parseOrExit()
    private let model: MonitorModel

    init() {
        model = MonitorModel(reader: ProcReader(machine: arguments.readOnly ? .readOnly : Machine()))
        if let interval = arguments.interval { UserDefaults.standard.set(interval, forKey: "refreshInterval") }
    }

    var body: some Scene {
        WindowGroup("Monitor") {
            Monitor(model: model, search: arguments.search)
        }
    }
}

/// The arguments of the command line.
struct MonitorArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Monitor",
        abstract: "Shows what this machine does: processor, memory, network, disks and processes.",
        discussion: "The keys of the moment are in the last row; ? shows all of them."
    )

    @Option(help: "The seconds between two samples. Default: the last ones used.")
    var interval: Double?

    @Flag(help: "Send no signals to processes.")
    var readOnly = false

    @Argument(help: "Show only processes whose command contains this text, or whose user or process ID it is.")
    var search = ""

    func validate() throws {
        if let interval, !(0.25...60).contains(interval) {
            throw ValidationError("An interval is from 0.25 to 60 seconds.")
        }
    }
}
