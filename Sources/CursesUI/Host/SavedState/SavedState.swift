import Foundation

/// The state of an app that is kept from one run to the next: the values of `@SceneStorage`, the paths of navigation
/// stacks, the parts that are scrolled to, and the control with the focus.
///
/// It is written as a property list.
package struct SavedState {
    /// The values of `@SceneStorage`, by their keys and types.
    var scene: [String: Any] = [:]
    /// The values of the navigation stacks, in the order in which the stacks came.
    var paths: [[SavedValue]] = []
    /// The first cells that scroll views show, in the order of the tree: columns and rows by turns.
    var offsets: [Int] = []
    /// The place of the control with the focus in the order of Tab.
    var focus: Int?

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
    }

    /// Writes the state.
    ///
    /// - Throws: the error of Foundation.
    package func write(to file: URL) throws {
        var list: [String: Any] = ["scene": scene, "paths": paths.map { $0.map(\.object) }, "offsets": offsets]
        if let focus { list["focus"] = focus }
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            .write(to: file, options: .atomic)
    }
}
