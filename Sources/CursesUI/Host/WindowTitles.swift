import CursesUITerminal

/// Gives the terminal's window the title that the views on the screen request.
@MainActor
package final class WindowTitles {
    /// The terminal whose window has the title.
    weak var terminal: (any Terminal)?
    /// The title of the last view that requests one; `nil` keeps the window's own title.
    package private(set) var current: String?

    private var titles: [(view: ObjectIdentifier, title: String)] = []

    /// Sets the title of the screen that is shown.
    func setScreenTitle(_ title: String?) {
        guard let terminal, terminal.title != title else { return }
        terminal.title = title
    }
}

extension WindowTitles: ViewRequests {
    package static func requests(of host: HostContext) -> WindowTitles { host.windowTitles }

    package func set(_ title: String?, by view: ObjectIdentifier) {
        let place = titles.firstIndex { $0.view == view }
        switch (place, title) {
        case (let place?, let title?): titles[place].title = title
        case (let place?, nil): titles.remove(at: place)
        case (nil, let title?): titles.append((view, title))
        case (nil, nil): return
        }
        guard titles.last?.title != current else { return }
        current = titles.last?.title
        terminal?.title = current
    }
}
