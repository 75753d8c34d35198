import ArgumentParser
import CursesUITool
import Foundation

/// Creates apps for the terminal, and runs unchanged SwiftUI projects in it.
@main
struct CursesUICommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cursesui",
        abstract: "Makes apps for the terminal, and shows unchanged SwiftUI projects there.",
        discussion: """
            PATH is a folder of Swift files, a Swift package, a playground (.swiftpm), an Xcode project or workspace, or \
            a folder that holds one of them.
            """,
        subcommands: [
            NewCommand.self, WatchCommand.self, InspectCommand.self, RecordCommand.self, RunCommand.self,
            PortCommand.self, CheckCommand.self,
        ])
}
