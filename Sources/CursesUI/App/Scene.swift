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
}

extension PrimitiveScene {
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
