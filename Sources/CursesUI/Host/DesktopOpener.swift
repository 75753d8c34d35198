import CursesUISupport
import Foundation

/// Opens URLs and documents with the programs of the desktop.
package enum DesktopOpener {
    /// Opens a web or mail address and returns whether a program was started. Other URLs are not opened, because text
    /// from outside the app must not be able to start arbitrary programs.
    static func open(_ url: URL) -> Bool {
        guard let program = program(for: url, environment: ProcessInfo.processInfo.environment) else {
            return false
        }
        return start(program, for: url)
    }

    /// Opens a document that the app itself has chosen, and returns whether a program was started.
    package static func openDocument(_ file: URL) -> Bool {
        guard isDocument(file), let program = program(environment: ProcessInfo.processInfo.environment) else {
            return false
        }
        return start(program, for: file)
    }

    /// Returns whether a URL is that of a file that a desktop opens, rather than one that it runs.
    package static func isDocument(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            return false
        }
        return !isFolder.boolValue && !FileManager.default.isExecutableFile(atPath: url.path)
            && !["desktop", "app", "command"].contains(url.pathExtension.lowercased())
    }

    private static func start(_ program: URL, for url: URL) -> Bool {
        let process = Process()
        process.executableURL = program
        process.arguments = [url.absoluteString]
        // The program must not write to the screen.
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) != nil
    }

    /// Returns the program that opens a URL, or `nil` if there is no desktop, if the desktop's program is not
    /// installed, or if the URL has a different scheme.
    static func program(for url: URL, environment: [String: String]) -> URL? {
        guard ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "") else { return nil }
        return program(environment: environment)
    }

    /// Returns the desktop's program; `nil` if there is no desktop, or if the program is not installed.
    private static func program(environment: [String: String]) -> URL? {
        #if os(macOS)
        return URL(fileURLWithPath: "/usr/bin/open")
        #else
        let desktops = ["WAYLAND_DISPLAY", "DISPLAY"]
        guard desktops.contains(where: { environment[$0]?.isEmpty == false }) else { return nil }
        return ExecutableFile.find("xdg-open", environment: environment)
        #endif
    }
}
