import CursesUISupport
import CursesUITerminal
import Foundation

/// A web page with all pictures of a run that differ from the recorded ones. It shows the recorded picture, the new one
/// and the difference side by side in colour.
///
/// It is `.build/snapshots.html` in the package of the tests, or the file that the environment variable
/// `CURSESUI_REPORT` names. Each run removes the page of the previous one.
final class SnapshotReport: Sendable {
    static let shared = SnapshotReport()

    private struct State {
        var page: URL?
        var hasBegun = false
        var sections: [String] = []
    }

    private let state = Locked(State())
    private let environment: [String: String]

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    /// Removes the page of an earlier run, when a run's first picture is compared.
    func begin(with file: SnapshotFile) {
        let isFirst = state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        guard isFirst else { return }
        let page = page(for: file)
        state.withLock { $0.page = page }
        if let page { try? FileManager.default.removeItem(at: page) }
    }

    /// Adds a picture to the page. The run must have begun.
    ///
    /// - Parameters:
    ///   - old: the recorded picture; `nil` if there is none.
    ///   - command: the shell command that accepts the new picture; `nil` if it has been recorded.
    /// - Returns: the URL of the page; `nil` if there is no folder for it, or if it could not be written.
    func add(_ file: SnapshotFile, old: Snapshot?, new: Snapshot, command: String?) -> URL? {
        let section = Self.section(file, old: old, new: new, command: command)
        return state.withLock { state in
            guard let page = state.page else { return nil }
            state.sections.append(section)
            do {
                try Self.html(state.sections).write(to: page, atomically: true, encoding: .utf8)
                return page
            } catch {
                return nil
            }
        }
    }

    /// Whether the user has requested the page by naming a file for it.
    var isRequested: Bool { !(environment["CURSESUI_REPORT"] ?? "").isEmpty }

    private func page(for file: SnapshotFile) -> URL? {
        if isRequested, let path = environment["CURSESUI_REPORT"] { return URL(fileURLWithPath: path) }
        var folder = file.url.deletingLastPathComponent()
        while folder.path.count > 1 {
            let build = folder.appendingPathComponent(".build")
            let manifest = folder.appendingPathComponent("Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) {
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(atPath: build.path, isDirectory: &isFolder)
                return exists && isFolder.boolValue ? build.appendingPathComponent("snapshots.html") : nil
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    // MARK: The page

    private static func section(_ file: SnapshotFile, old: Snapshot?, new: Snapshot, command: String?) -> String {
        var pictures: [(title: String, picture: String)] = []
        if let old {
            pictures.append(("recorded", old.svg))
            pictures.append(("now", new.svg))
            pictures.append(("difference", new.svg(marking: CellDifference.all(from: old, to: new))))
        } else {
            pictures.append(("new", new.svg))
        }
        let figures = pictures.map { "<figure><figcaption>\($0.title)</figcaption>\n\($0.picture)</figure>" }
        let code = command.map { "<pre>\($0.escapedForMarkup)</pre>" } ?? "<p>It has been recorded.</p>"
        return """
            <section>
            <h2>\(file.name.escapedForMarkup)</h2>
            <div class="pictures">\(figures.joined(separator: "\n"))</div>
            \(code)
            </section>
            """
    }

    private static func html(_ sections: [String]) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <title>Snapshots: \(sections.count)</title>
        <style>
        :root { color-scheme: light dark; font-family: system-ui, sans-serif }
        body { margin: 2rem }
        h2 { font-size: 1rem; font-family: monospace }
        section { border-top: 1px solid #8886; padding-bottom: 1rem }
        .pictures { display: flex; flex-wrap: wrap; gap: 1rem }
        figure { margin: 0; min-width: 16rem; flex: 1 1 0 }
        figcaption { padding-bottom: .3rem; color: #888 }
        svg { max-width: 100%; height: auto }
        pre { overflow-x: auto; padding: .5rem; background: #8882; border-radius: 4px }
        </style>
        <h1>Pictures that are not as recorded: \(sections.count)</h1>
        <p>To accept all of them:</p>
        <pre>CURSESUI_RECORD=failed swift test</pre>
        \(sections.joined(separator: "\n"))
        </html>

        """
    }
}
