/// A scene that may have menus.
@MainActor
protocol CommandedScene {
    var hasCommands: Bool { get }
}

extension Scene {
    /// Whether the scene has menus.
    @MainActor
    var hasCommands: Bool {
        if let scene = self as? any CommandedScene { return scene.hasCommands }
        return self is any PrimitiveScene ? false : body.hasCommands
    }
}
