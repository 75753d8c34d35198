import CursesUITerminal

/// A snapshot of the state of an app, for inspectors. The app creates it, and sends it to every inspector.
package struct Inspection: Codable, Equatable, Sendable {
    /// The name of the app.
    var app: String
    /// The process id of the app.
    var process: Int32
    /// The size of the app's screen.
    var screen: InspectedArea
    /// Whether the app sends no snapshots until it is resumed.
    var isPaused = false
    /// Whether the user is picking a view on the app's screen.
    var isPicking = false
    /// Whether the tree lists all nodes, or only the views that are named in source code.
    var listsAll = false
    /// The id of the selected view.
    var chosen: Int?
    /// The tree of views in depth-first order: each view is followed by its descendants.
    var views: [InspectedView] = []
    /// The number of views that the tree leaves out because there are too many.
    var viewsLeftOut = 0
    /// The state and the layout of the selected view.
    var details: InspectedDetails?
    /// The bodies that ran since the inspector was opened, the most frequent first.
    var bodies: [InspectedBody] = []
    /// The entries of the log, the newest last.
    var log: [InspectedEvent] = []
    /// The most recent frames, the newest last.
    var frames: [InspectedFrame] = []
    /// The messages of the app's diagnostics.
    var diagnostics: [String] = []
}

/// A rectangle of the screen, in cells.
struct InspectedArea: Codable, Hashable, Sendable {
    var column = 0
    var row = 0
    var width = 0
    var height = 0

    init(_ rect: CellRect) {
        column = rect.minColumn
        row = rect.minRow
        width = rect.size.width
        height = rect.size.height
    }

    init(_ size: CellSize) {
        self.init(CellRect(origin: .zero, size: size))
    }

    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// For example, `40×3`.
    var sizeText: String { "\(width)×\(height)" }

    /// For example, `40×3 at 2,10`: the size, followed by the first column and row.
    var text: String { isEmpty ? "no cells" : "\(sizeText) at \(column),\(row)" }
}

/// A view in the tree.
struct InspectedView: Codable, Hashable, Identifiable, Sendable {
    var id: Int
    /// The number of listed ancestors.
    var depth: Int
    /// The name of its type, without generic arguments.
    var name: String
    /// The beginning of its text, if it is a `Text`.
    var text: String?
    var area: InspectedArea
    /// Whether the type is declared in the app, rather than in CursesUI.
    var isOfApp = false
    /// Whether the view is not visible: its screen is covered, or its tab is not selected.
    var isAway = false
}

/// The number of times that the bodies of one type have run, and the reasons.
struct InspectedBody: Codable, Hashable, Sendable {
    /// The name of the type.
    var name: String
    var count = 0
    /// The number of times that each reason occurred, the most frequent first.
    var reasons: [Reason] = []
    /// The reasons for the latest evaluation.
    var latest = ""

    struct Reason: Codable, Hashable, Sendable {
        /// A property whose value has changed, or one of the names that SwiftUI's `_printChanges()` uses: `@self`,
        /// `@identity`, `@dependencies`.
        var name: String
        var count: Int
    }
}

/// An entry of the log.
struct InspectedEvent: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable {
        case key, mouse, paste, screen, focus, object, print
    }

    /// The number of the entry, counted from the first entry.
    var number: Int
    /// The seconds since the inspector was opened.
    var time: Double
    var kind: Kind
    var text: String
}

/// The cost of a frame.
struct InspectedFrame: Codable, Hashable, Sendable {
    /// The number of the frame, counted from the first frame.
    var number = 0
    /// The duration of each stage, in microseconds, including the handling of events before the frame.
    var times: [FrameStage: Double] = [:]
    var bodies = 0
    var layouts = 0
    /// The number of cells that were drawn.
    var cells = 0

    /// The duration of all stages, in microseconds.
    var total: Double { times.values.reduce(0, +) }
}
