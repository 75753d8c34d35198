import CursesUITerminal
import Foundation

/// The shape that ``View/containerShape(_:)`` sets for the views in a container; a rectangle if none is set.
public struct ContainerRelativeShape: RectangularShape {
    /// The shape of the container, once it is known; `nil` for a rectangle.
    private var container: (any InsettableShape)?

    /// Creates the shape.
    public init() {}

    nonisolated var rectangle: (any RectangularShape)? {
        guard let container else { return self }
        return container.rectangle
    }

    nonisolated var hasRoundCorners: Bool { container?.rectangle?.hasRoundCorners ?? false }

    nonisolated func radii(in size: CellSize, _ metrics: CellMetrics) -> [CGFloat] {
        container?.rectangle?.radii(in: size, metrics) ?? [0, 0, 0, 0]
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { container?.path(in: rect) ?? Path(rect) }

    /// Returns the shape, inset on all sides.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(shape: self, amount: amount)
    }
}

/// A shape that depends on the environment of the view that draws it.
nonisolated protocol EnvironmentalShape: Shape {
    func resolved(in environment: EnvironmentValues) -> Self
}

extension ContainerRelativeShape: EnvironmentalShape {
    nonisolated func resolved(in environment: EnvironmentValues) -> ContainerRelativeShape {
        var resolved = self
        resolved.container = environment.containerShape
        return resolved
    }

    /// The shape of the container that keeps its proportions on the screen.
    nonisolated var formKeepingShape: (any Shape)? { container as? any FormKeepingShape }
}

extension ShrunkShape: EnvironmentalShape {
    nonisolated func resolved(in environment: EnvironmentValues) -> ShrunkShape {
        ShrunkShape(shape: shape.resolvedInContainer(environment), amount: amount)
    }
}

extension Shape {
    /// Returns the shape that a view in an environment draws.
    nonisolated func resolvedInContainer(_ environment: EnvironmentValues) -> Self {
        guard let shape = self as? any EnvironmentalShape else { return self }
        return shape.resolved(in: environment) as? Self ?? self
    }

    /// The shape as a rectangle on cells, apart from its corners; `nil` for other shapes.
    nonisolated var rectangle: (any RectangularShape)? { (self as? any RectangularShape)?.rectangle }
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: (any InsettableShape)? { nil }
}

extension EnvironmentValues {
    /// The shape of the container of the view; `nil` for a rectangle.
    var containerShape: (any InsettableShape)? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of ``ContainerRelativeShape`` in the view.
    ///
    /// ```swift
    /// Text("Pier 4")
    ///     .padding()
    ///     .background(ContainerRelativeShape().fill(.blue))
    ///     .containerShape(RoundedRectangle(cornerRadius: 12))
    /// ```
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, shape)
    }
}
