import CursesUITerminal

/// The state of an app at one moment, for inspectors. The app makes it, and sends it to every inspector.
package struct Inspection: Codable, Equatable, Sendable {
    /// The name of the app.
    var app: String
    /// The number of the app's process.
    var process: Int32
    /// The size of the app's screen.
    var screen: InspectedArea
    /// Whether the app sends no news until it is told to.
    var isPaused = false
    /// Whether a view is being chosen on the app's screen.
    var isPicking = false
    /// Whether the tree lists all nodes, rather than the views that a program names.
    var listsAll = false
    /// The id of the chosen view.
    var chosen: Int?
    /// The tree of views: each is followed by those in it.
    var views: [InspectedView] = []
    /// The number of views that the tree leaves out because there are too many.
    var viewsLeftOut = 0
    /// The state and the layout of the chosen view.
    var details: InspectedDetails?
    /// The bodies that ran since the inspector was opened, the most frequent first.
    var bodies: [InspectedBody] = []
    /// The entries of the log, the newest last.
    var log: [InspectedEvent] = []
    /// The last frames, the newest last.
    var frames: [InspectedFrame] = []
    /// The mistakes that the app's diagnostics have named.
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

    /// For example, `40×3 at 2,10`: the size, then the first column and row.
    var text: String { isEmpty ? "no cells" : "\(sizeText) at \(column),\(row)" }
}

/// A view in the tree.
struct InspectedView: Codable, Hashable, Identifiable, Sendable {
    var id: Int
    /// The number of listed views around it.
    var depth: Int
    /// The name of its type, without generic arguments.
    var name: String
    /// The beginning of its text, if it is a `Text`.
    var text: String?
    var area: InspectedArea
    /// Whether the app declares it, rather than CursesUI.
    var isOfApp = false
    /// Whether its screen is covered, or its tab is not selected.
    var isAway = false
}

/// How often the bodies of one type ran, and why.
struct InspectedBody: Codable, Hashable, Sendable {
    /// The name of the type.
    var name: String
    var count = 0
    /// How often each reason was given, the most frequent first.
    var reasons: [Reason] = []
    /// The reasons of the latest evaluation.
    var latest = ""

    struct Reason: Codable, Hashable, Sendable {
        /// A property whose value has changed, or one of SwiftUI's words: `@self`, `@identity`, `@dependencies`.
        var name: String
        var count: Int
    }
}

/// An entry of the log.
struct InspectedEvent: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable {
        case key, mouse, paste, screen, focus, object, print
    }

    /// Counts all entries.
    var number: Int
    /// The seconds since the inspector was opened.
    var time: Double
    var kind: Kind
    var text: String
}

/// The cost of a frame.
struct InspectedFrame: Codable, Hashable, Sendable {
    /// Counts all frames.
    var number = 0
    /// The microseconds of each stage, and of the same work for the events before the frame.
    var times: [FrameStage: Double] = [:]
    var bodies = 0
    var layouts = 0
    /// The number of cells that were drawn.
    var cells = 0

    /// The microseconds of all stages.
    var total: Double { times.values.reduce(0, +) }
}
