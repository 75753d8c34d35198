/// An annotation of the first `Map` API of SwiftUI.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// The places that the map lists.
    var _places: _MapPlaces { get }
}

/// A pin of the first `Map` API of SwiftUI.
public struct MapMarker: MapAnnotationProtocol {
    public let _places: _MapPlaces

    /// Creates a pin.
    ///
    /// - Parameter tint: has no effect: the map only lists its places.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _places = _MapPlaces(title: nil, coordinate: coordinate)
    }
}

/// A pin of the first `Map` API of SwiftUI.
public struct MapPin: MapAnnotationProtocol {
    public let _places: _MapPlaces

    /// Creates a pin.
    ///
    /// - Parameter tint: has no effect: the map only lists its places.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _places = _MapPlaces(title: nil, coordinate: coordinate)
    }
}

/// A view at a place, from the first `Map` API of SwiftUI.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _places: _MapPlaces

    /// Creates an annotation that the map lists with the view.
    ///
    /// - Parameter anchorPoint: has no effect: the map only lists its places.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _places = _MapPlaces(title: nil, coordinate: coordinate, view: AnyView(content()))
    }
}
