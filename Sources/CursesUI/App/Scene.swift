/// A part of an app's interface. A terminal shows one scene at a time.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: Scene {}

/// A scene that CursesUI implements with a view instead of a body.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
    var view: AnyView { get }
    /// Whether the scene is shown only in an app that has no other scene.
    var isAccessory: Bool { get }
    /// Whether the scene has menus.
    var hasCommands: Bool { get }
}

extension PrimitiveScene {
    var isAccessory: Bool { false }
    var hasCommands: Bool { false }

    /// Never called: CursesUI shows the scene's view.
    public var body: Never {
        fatalError("\(Self.self) shows its view; it has no body.")
    }
}

extension Scene {
    /// The view that the scene shows.
    @MainActor
    var rootView: AnyView {
        (self as? any PrimitiveScene)?.view ?? body.rootView
    }

    /// Whether the scene is shown only in an app that has no other scene.
    @MainActor
    var isAccessory: Bool {
        (self as? any PrimitiveScene)?.isAccessory ?? body.isAccessory
    }

    /// Whether the scene has menus.
    @MainActor
    var hasCommands: Bool {
        (self as? any PrimitiveScene)?.hasCommands ?? body.hasCommands
    }
}

/// Builds a scene from the statements of a closure. A terminal shows the first scene; the other scenes can be opened
/// above it.
@resultBuilder
public struct SceneBuilder {
    /// Returns one statement of the closure.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
        content
    }

    /// Returns the only statement of the closure.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
        content
    }

    /// Returns the statements of the closure, in order.
    @_disfavoredOverload
    public static func buildBlock<Content: Scene, each Other: Scene>(
        _ content: Content,
        _ others: repeat each Other
    ) -> SceneList<Content, repeat each Other> {
        SceneList(first: content, others: (repeat each others))
    }
}
