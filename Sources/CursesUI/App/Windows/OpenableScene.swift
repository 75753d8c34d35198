/// A scene that can be opened above the visible scene.
struct OpenableScene {
    /// The kind of a scene, by which a request finds it.
    enum Kind {
        case settings
        /// - Parameters:
        ///   - id: the id of the window; `nil` for none.
        ///   - value: the type of the values that the window accepts; `nil` for a window without values.
        case window(id: String?, value: Any.Type?)
        /// A scene of the menu bar, with its name, and whether it is a window instead of a menu.
        case menuBarExtra(String, isWindow: Bool)
    }

    let kind: Kind
    let title: Text?
    /// Whether the scene belongs to the menu bar.
    var isMenuBarExtra: Bool { if case .menuBarExtra = kind { true } else { false } }
    /// Returns the content for a value.
    let content: @MainActor (Any?) -> AnyView

    /// Whether a request matches the scene.
    func answers(_ request: WindowRequest) -> Bool {
        switch (kind, request) {
        case (.settings, .settings): true
        case (.menuBarExtra(let own, _), .menuBarExtra(let name)): own == name
        case (.window(let own, let type), .window(let id, let value)):
            (id == nil ? value != nil : id == own) && (value.map { type == Swift.type(of: $0) } ?? true)
        default: false
        }
    }
}

/// A request to open or close a scene.
enum WindowRequest {
    case settings
    case window(id: String?, value: Any?)
    case menuBarExtra(String)
}

/// A scene that provides scenes that can be opened.
@MainActor
protocol OpenableSource {
    var openables: [OpenableScene] { get }
}

extension Scene {
    /// The scenes that can be opened, of this scene and its body.
    @MainActor
    var allOpenables: [OpenableScene] {
        if let source = self as? any OpenableSource { return source.openables }
        return self is any PrimitiveScene ? [] : body.allOpenables
    }
}
