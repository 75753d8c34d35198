import ArgumentParser
import CursesUITool
import Foundation

/// Shows unchanged SwiftUI projects in the terminal.
@main
struct CursesUICommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cursesui",
        abstract: "Shows an unchanged SwiftUI project in the terminal.",
        discussion: """
            PATH is a folder of Swift files, a Swift package, a playground (.swiftpm), an Xcode project or workspace, or \
            a folder that holds one of them.
            """,
        subcommands: [RunCommand.self, PortCommand.self, CheckCommand.self])
}
