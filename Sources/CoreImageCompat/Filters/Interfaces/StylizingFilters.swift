import CursesUI
import Foundation

/// A filter that shows large squares.
public protocol CIPixellate: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// A corner of a square.
    var center: CGPoint { get set }
    /// The length of a side.
    var scale: Float { get set }
}

/// A filter that shows large hexagons.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The centre of a hexagon.
    var center: CGPoint { get set }
    /// The length of a side.
    var scale: Float { get set }
}

/// A filter that shows polygons like crystals.
public protocol CICrystallize: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Half the distance between crystals.
    var radius: Float { get set }
    /// The point from which crystals are counted.
    var center: CGPoint { get set }
}

/// A filter that shows round dots on white paper.
public protocol CIPointillize: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius of the dots.
    var radius: Float { get set }
    /// The point from which dots are counted.
    var center: CGPoint { get set }
}

/// A filter that shows the edges on black.
public protocol CIEdges: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// A filter that lets light areas glow.
public protocol CIBloom: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The standard deviation of the glow.
    var radius: Float { get set }
    /// The strength, from 0 to 1.
    var intensity: Float { get set }
}

/// A filter that dulls light areas.
public protocol CIGloom: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The standard deviation of the blur.
    var radius: Float { get set }
    /// The strength, from 0 to 1.
    var intensity: Float { get set }
}

extension CIFilter {
    /// Returns a filter that shows large squares.
    public class func pixellate() -> any CIFilter & CIPixellate { Pixellate(.pixellate) }

    /// Returns a filter that shows large hexagons.
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        HexagonalPixellate(.hexagonalPixellate)
    }

    /// Returns a filter that shows polygons like crystals.
    public class func crystallize() -> any CIFilter & CICrystallize { Crystallize(.crystallize) }

    /// Returns a filter that shows round dots on white paper.
    public class func pointillize() -> any CIFilter & CIPointillize { Pointillize(.pointillize) }

    /// Returns a filter that shows the edges on black.
    public class func edges() -> any CIFilter & CIEdges { Edges(.edges) }

    /// Returns a filter that lets light areas glow.
    public class func bloom() -> any CIFilter & CIBloom { Bloom(.bloom) }

    /// Returns a filter that dulls light areas.
    public class func gloom() -> any CIFilter & CIGloom { Gloom(.gloom) }
}

final class Pixellate: BuiltinFilter, CIPixellate {}
final class HexagonalPixellate: BuiltinFilter, CIHexagonalPixellate {}
final class Crystallize: BuiltinFilter, CICrystallize {}
final class Pointillize: BuiltinFilter, CIPointillize {}
final class Edges: BuiltinFilter, CIEdges {}
final class Bloom: BuiltinFilter, CIBloom {}
final class Gloom: BuiltinFilter, CIGloom {}
