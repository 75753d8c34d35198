/// A part of an app's interface; a terminal shows one at a time.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: Scene {}

/// A scene that knows the view it shows.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
    var view: AnyView { get }
}

extension PrimitiveScene {
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

/// Builds a scene from the statements of a closure. A terminal shows the first one.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<Content: Scene, each Other: Scene>(
        _ content: Content,
        _ others: repeat each Other
    ) -> Content {
        content
    }
}
