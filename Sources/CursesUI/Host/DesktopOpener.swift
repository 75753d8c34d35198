import CursesUISupport
import Foundation

/// Opens URLs with the programs of the desktop.
enum DesktopOpener {
    /// Opens a web or mail address and returns whether a program was started. Other URLs are not opened, because text
    /// from outside the app must not be able to start arbitrary programs.
    static func open(_ url: URL) -> Bool {
        guard let program = program(for: url, environment: ProcessInfo.processInfo.environment) else {
            return false
        }
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
        #if os(macOS)
        return URL(fileURLWithPath: "/usr/bin/open")
        #else
        let desktops = ["WAYLAND_DISPLAY", "DISPLAY"]
        guard desktops.contains(where: { environment[$0]?.isEmpty == false }) else { return nil }
        return ExecutableFile.find("xdg-open", environment: environment)
        #endif
    }
}
