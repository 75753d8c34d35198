/// What the views on the screen want the terminal's window to be called.
@MainActor
package final class WindowTitles {
    /// Called when `current` has changed.
    var onChange: (String?) -> Void = { _ in }
    /// The title of the view that came last; `nil` leaves the window its own.
    package private(set) var current: String?

    private var titles: [(view: ObjectIdentifier, title: String)] = []

    /// - Parameter title: `nil` if the view asks for nothing any more.
    func set(_ title: String?, by view: ObjectIdentifier) {
        let place = titles.firstIndex { $0.view == view }
        switch (place, title) {
        case (let place?, let title?): titles[place].title = title
        case (let place?, nil): titles.remove(at: place)
        case (nil, let title?): titles.append((view, title))
        case (nil, nil): return
        }
        guard titles.last?.title != current else { return }
        current = titles.last?.title
        onChange(current)
    }
}
