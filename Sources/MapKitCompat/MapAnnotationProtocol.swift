/// An annotation, in the syntax of SwiftUI's first maps.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// The places that the map lists.
    var _places: _MapPlaces { get }
}

/// A pin, in the syntax of SwiftUI's first maps.
public struct MapMarker: MapAnnotationProtocol {
    public let _places: _MapPlaces

    /// A pin.
    ///
    /// - Parameter tint: has no effect: the map lists its places.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _places = _MapPlaces(title: nil, coordinate: coordinate)
    }
}

/// A pin, in the syntax of SwiftUI's first maps.
public struct MapPin: MapAnnotationProtocol {
    public let _places: _MapPlaces

    /// A pin.
    ///
    /// - Parameter tint: has no effect: the map lists its places.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _places = _MapPlaces(title: nil, coordinate: coordinate)
    }
}

/// A view at a place, in the syntax of SwiftUI's first maps.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _places: _MapPlaces

    /// A view at a place.
    ///
    /// - Parameter anchorPoint: has no effect: the map lists its places.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _places = _MapPlaces(title: nil, coordinate: coordinate, view: AnyView(content()))
    }
}
