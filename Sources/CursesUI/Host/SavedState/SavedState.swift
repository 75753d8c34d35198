import Foundation

/// The state of an app that is preserved from one run to the next: the values of `@SceneStorage`, the paths of
/// navigation stacks, the scroll positions, the focused control, and the activities of the user.
///
/// The file is a property list.
package struct SavedState {
    /// The values of `@SceneStorage`, by their keys and types.
    var scene: [String: Any] = [:]
    /// The paths of the navigation stacks, in the order in which the stacks were created.
    var paths: [[SavedValue]] = []
    /// The scroll offsets of the scroll views in tree order: a column and a row for each scroll view.
    var offsets: [Int] = []
    /// The position of the focused control in the Tab order.
    var focus: Int?
    /// The activities of the user, as property lists.
    var activities: [[String: Any]] = []

    init() {}

    /// Reads a state; `nil` if there is none.
    package init?(contentsOf file: URL) {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        scene = list["scene"] as? [String: Any] ?? [:]
        paths = (list["paths"] as? [[[String: Any]]] ?? []).map { $0.compactMap(SavedValue.init(object:)) }
        offsets = list["offsets"] as? [Int] ?? []
        focus = list["focus"] as? Int
        activities = list["activities"] as? [[String: Any]] ?? []
    }

    /// Writes the state.
    ///
    /// - Throws: an error from Foundation if the state cannot be written.
    package func write(to file: URL) throws {
        var list: [String: Any] = ["scene": scene, "paths": paths.map { $0.map(\.object) }, "offsets": offsets]
        if let focus { list["focus"] = focus }
        if !activities.isEmpty { list["activities"] = activities }
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            .write(to: file, options: .atomic)
    }
}
