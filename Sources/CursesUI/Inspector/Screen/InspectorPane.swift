/// The panes of an inspector, of which one is shown at a time.
enum InspectorPane: Int, CaseIterable, Identifiable {
    case views, state, layout, bodies, log, frames, diagnostics

    var id: Int { rawValue }

    /// The digit that shows the pane.
    var digit: Character { Character("\(rawValue + 1)") }

    var title: String {
        switch self {
        case .views: "Views"
        case .state: "State"
        case .layout: "Layout"
        case .bodies: "Bodies"
        case .log: "Log"
        case .frames: "Frames"
        case .diagnostics: "Diagnostics"
        }
    }

    /// Returns the pane that is a number of steps away, wrapping around at the ends.
    func moved(by steps: Int) -> InspectorPane {
        let count = Self.allCases.count
        return Self.allCases[(rawValue + steps + count) % count]
    }
}
