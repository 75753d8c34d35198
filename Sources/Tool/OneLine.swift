import ArgumentParser
import CursesUITool
import Foundation

/// Runs a command. If it throws a `ToolError`, prints the error on one line, and ends the program with status 1.
func oneLine(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch let error as ToolError {
        FileHandle.standardError.write(Data("cursesui: \(error)\n".utf8))
        throw ExitCode(1)
    }
}
