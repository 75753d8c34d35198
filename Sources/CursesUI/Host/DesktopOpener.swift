import Foundation

/// Opens URLs with the desktop.
enum DesktopOpener {
    /// Returns whether a program was started. Only web and mail addresses are opened: text from outside the app must
    /// not be able to start arbitrary programs.
    static func open(_ url: URL) -> Bool {
        guard let program = program(for: url, environment: ProcessInfo.processInfo.environment) else {
            return false
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, url.absoluteString]
        // The program must not write to the screen.
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) != nil
    }

    /// The program for a URL; `nil` if there is no desktop or the URL has a different scheme.
    static func program(for url: URL, environment: [String: String]) -> String? {
        guard ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "") else { return nil }
        #if os(macOS)
        return "open"
        #else
        let desktops = ["WAYLAND_DISPLAY", "DISPLAY"]
        return desktops.contains { environment[$0]?.isEmpty == false } ? "xdg-open" : nil
        #endif
    }
}
