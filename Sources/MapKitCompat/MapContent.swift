@_exported import SwiftUICompat

/// An element of a map.
@MainActor @preconcurrency
public protocol MapContent {
    /// The places that the map lists.
    var _places: _MapPlaces { get }
}

/// The places of a map's content.
public struct _MapPlaces {
    struct Place {
        let title: String?
        let coordinate: CLLocationCoordinate2D?
        let symbol: String?
        let view: AnyView?
    }

    let places: [Place]

    init(_ places: [Place] = []) {
        self.places = places
    }

    init(title: String?, coordinate: CLLocationCoordinate2D?, symbol: String? = nil, view: AnyView? = nil) {
        places = [Place(title: title, coordinate: coordinate, symbol: symbol, view: view)]
    }
}

/// Several elements of a map.
public struct MapContents: MapContent {
    public let _places: _MapPlaces

    init(_ parts: [any MapContent]) {
        _places = _MapPlaces(parts.flatMap { $0._places.places })
    }
}

/// Builds the content of a map from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct MapContentBuilder {
    /// Returns the content of one statement.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    /// Combines the content of all statements, in order.
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> MapContents {
        var parts: [any MapContent] = []
        for part in repeat each content { parts.append(part) }
        return MapContents(parts)
    }
    /// Builds the content of an `if` without `else`.
    public static func buildIf(_ content: (any MapContent)?) -> MapContents { MapContents(content.map { [$0] } ?? []) }
    /// Builds the content of the first branch of a condition.
    public static func buildEither(first: any MapContent) -> MapContents { MapContents([first]) }
    /// Builds the content of the second branch of a condition.
    public static func buildEither(second: any MapContent) -> MapContents { MapContents([second]) }
    /// Builds the content of an `if #available`.
    public static func buildLimitedAvailability(_ content: any MapContent) -> MapContents { MapContents([content]) }
}

/// A pin with a title.
public struct Marker: MapContent {
    public let _places: _MapPlaces

    private init(_ title: String, _ symbol: String?, _ coordinate: CLLocationCoordinate2D) {
        _places = _MapPlaces(title: title, coordinate: coordinate, symbol: symbol)
    }

    /// Creates a pin.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), nil, coordinate)
    }

    /// Creates a pin with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), systemImage, coordinate)
    }

    /// Creates a pin with up to three letters, which are not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), nil, coordinate)
    }

    /// Creates a pin.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        _places = _MapPlaces(title: nil, coordinate: coordinate, view: AnyView(Text(titleKey)))
    }

    /// Creates a pin with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        _places = _MapPlaces(
            title: nil, coordinate: coordinate, view: AnyView(Label(titleKey, systemImage: systemImage)))
    }

    /// Creates a pin with a picture, which is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), nil, coordinate)
    }

    /// Creates a pin with a custom label.
    public init<Label: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        _places = _MapPlaces(title: nil, coordinate: coordinate, view: AnyView(label()))
    }

    /// Creates a pin for a point of interest.
    public init(item: MKMapItem) {
        self.init(item.name ?? "", nil, item.placemark.coordinate)
    }
}

/// A view at a place.
public struct Annotation: MapContent {
    public let _places: _MapPlaces

    /// Creates an annotation that the map lists with the view.
    ///
    /// - Parameter anchor: has no effect: the map only lists its places.
    @_disfavoredOverload
    public init<S: StringProtocol, Content: View>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        _places = _MapPlaces(title: String(title), coordinate: coordinate, view: AnyView(content()))
    }

    /// Creates an annotation that the map lists with the view.
    ///
    /// - Parameter anchor: has no effect: the map only lists its places.
    public init<Content: View>(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        let view = HStack {
            content()
            Text(titleKey)
        }
        _places = _MapPlaces(title: nil, coordinate: coordinate, view: AnyView(view))
    }
}

/// The user's location, which a terminal does not know.
public struct UserAnnotation: MapContent {
    public let _places = _MapPlaces()

    /// Creates an annotation, which is not shown.
    public init() {}
}

/// A circle on a map. The map lists only its centre.
public struct MapCircle: MapContent {
    public let _places: _MapPlaces

    /// Creates a circle with a radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        _places = _MapPlaces(title: nil, coordinate: center, symbol: "circle")
    }
}

/// A line on a map; it is not shown.
public struct MapPolyline: MapContent {
    public let _places = _MapPlaces()

    /// Creates a line, which is not shown.
    public init(coordinates: [CLLocationCoordinate2D]) {}
    /// Creates a line, which is not shown.
    public init(_ polyline: MKPolyline) {}
    /// Creates the line of a route, which is not shown.
    public init(_ route: MKRoute) {}
    /// Creates a line, which is not shown.
    public init(points: [MKMapPoint]) {}
}

/// An area on a map; it is not shown.
public struct MapPolygon: MapContent {
    public let _places = _MapPlaces()

    /// Creates an area, which is not shown.
    public init(coordinates: [CLLocationCoordinate2D]) {}
    /// Creates an area, which is not shown.
    public init(_ polygon: MKPolygon) {}
}

extension ForEach: MapContent where Content: MapContent {
    public var _places: _MapPlaces { _MapPlaces(data.flatMap { content($0)._places.places }) }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: MapContent {
    /// Creates map content for each element of a collection.
    @MainActor @preconcurrency
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where Content: MapContent {
    /// Creates map content for each element of a collection.
    @MainActor @preconcurrency
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }
}

extension MapContent {
    /// Has no effect: the map only lists its places.
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }
    /// Has no effect: the map only lists its places.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
    /// Has no effect: the map only lists its places.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
    /// Has no effect: the map always lists its places with their titles.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
    /// Has no effect: a place cannot be selected.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
}
