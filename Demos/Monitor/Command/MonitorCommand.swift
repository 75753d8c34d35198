import ArgumentParser
import CursesUI

@main
struct MonitorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Monitor",
        abstract: "Shows what this machine does: processor, memory, network, disks and processes.",
        discussion: "The keys of the moment are in the last row; ? shows all of them."
    )

    @OptionGroup var arguments: MonitorArguments

    func run() throws {
        guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else {
            throw ValidationError("This is not a terminal; ps and top -b print to files.")
        }
        MainActor.assumeIsolated {
            MonitorApp.arguments = arguments
            MonitorApp.main()
        }
    }
}

/// The arguments of the command line.
struct MonitorArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The interval between two samples; the last one that was used if absent.", valueName: "seconds"))
    var interval: Double?

    @Argument(help: "Show processes with this text in their commands, of this user, or with this number.")
    var search = ""

    func validate() throws {
        if let interval, !RefreshInterval.range.contains(interval) {
            throw ValidationError("An interval is from 0.2 to 60 seconds.")
        }
    }
}
