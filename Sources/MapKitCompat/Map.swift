/// A map. A terminal cannot draw maps. Instead, it shows a frame with the coordinates of the map's centre and a list of
/// its places.
public struct Map<Content> {
    private let center: CLLocationCoordinate2D?
    private let places: _MapPlaces

    private init(center: CLLocationCoordinate2D?, places: _MapPlaces) {
        self.center = center
        self.places = places
    }
}

/// The ways in which a user can move a map; they have no effect.
public struct MapInteractionModes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The user can move the centre.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// The user can change the scale.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// The user can tilt the map.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// The user can rotate the map.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// All interactions.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the user; it has no effect.
public enum MapUserTrackingMode: Sendable {
    case none, follow
}

/// The limits of a map's camera; they have no effect.
public struct MapCameraBounds: Sendable {
    /// Creates limits, which have no effect.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    /// Creates limits, which have no effect.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
}

/// The position of a map's camera, which determines the region that the map shows.
public struct MapCameraPosition: Sendable {
    /// The region, if it is known.
    public let region: MKCoordinateRegion?

    /// The region that contains all places.
    public static let automatic = MapCameraPosition(region: nil)
    /// Shows a region of the earth.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
    /// Shows the region around the user. A terminal does not know the user's location, so the fallback is used.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { fallback }
    /// Shows the region around a point of interest.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(region: MKCoordinateRegion(center: item.placemark.coordinate, span: MKCoordinateSpan()))
    }
    /// Shows the region below a camera.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        MapCameraPosition(region: MKCoordinateRegion(center: camera.centerCoordinate, span: MKCoordinateSpan()))
    }
    /// Shows a rectangle on a flat map.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .region(MKCoordinateRegion(rect)) }

    /// Always false: a map does not follow the user.
    public var followsUserLocation: Bool { false }
}

/// A camera above a map.
public struct MapCamera: Sendable {
    /// The coordinate that the camera points to.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance in metres.
    public var distance: Double
    /// The direction in degrees.
    public var heading: Double
    /// The angle in degrees.
    public var pitch: Double

    /// Creates a camera.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }
}

extension Map where Content: MapContent {
    /// Creates a map whose region is a binding.
    @MainActor @preconcurrency
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(center: position.wrappedValue.region?.center, places: content()._places)
    }

    /// Creates a map with an initial position.
    @MainActor @preconcurrency
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(center: initialPosition.region?.center, places: content()._places)
    }

    /// Creates a map that shows all places.
    @MainActor @preconcurrency
    public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(center: nil, places: content()._places)
    }

    /// Creates a map with a selection, which has no effect: in a terminal, places cannot be selected.
    @MainActor @preconcurrency
    public init<Value: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(center: position.wrappedValue.region?.center, places: content()._places)
    }
}

extension Map where Content == MapContents {
    /// Creates a map without places.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(center: position.wrappedValue.region?.center, places: _MapPlaces())
    }

    /// Creates a map without places.
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(center: initialPosition.region?.center, places: _MapPlaces())
    }

    /// Creates a map without places.
    public init(interactionModes: MapInteractionModes = .all) {
        self.init(center: nil, places: _MapPlaces())
    }

    /// Creates a map whose region is a binding.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(center: coordinateRegion.wrappedValue.center, places: _MapPlaces())
    }

    /// Creates a map with places and with a binding for its region.
    @MainActor @preconcurrency
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: (Items.Element) -> Annotation
    ) where Items.Element: Identifiable {
        self.init(
            center: coordinateRegion.wrappedValue.center,
            places: _MapPlaces(annotationItems.flatMap { annotationContent($0)._places.places }))
    }
}

extension Map: View {
    public var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: ["Map", center.map(Self.words)].compactMap(\.self).joined(separator: " "))
                .foregroundStyle(.secondary)
            ForEach(places.places.indices, id: \.self) { index in
                row(places.places[index])
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .border(.secondary)
        .clipped()
    }

    private func row(_ place: _MapPlaces.Place) -> some View {
        HStack {
            if let view = place.view {
                view
            } else {
                Image(systemName: place.symbol ?? "mappin")
            }
            if let title = place.title { Text(verbatim: title) }
            if let coordinate = place.coordinate {
                Text(verbatim: Self.words(coordinate)).foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }

    /// Returns a coordinate as text, such as `48.86° N 2.35° E`.
    private static func words(_ place: CLLocationCoordinate2D) -> String {
        func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
            String(format: "%.2f° %@", abs(value), value < 0 ? negative : positive)
        }
        return degrees(place.latitude, "N", "S") + " " + degrees(place.longitude, "E", "W")
    }
}

/// The style of a map; it has no effect.
public struct MapStyle: Sendable {
    /// The elevation of terrain; it has no effect.
    public enum Elevation: Sendable {
        case automatic, flat, realistic
    }

    /// The standard look.
    public static let standard = MapStyle()
    /// A satellite picture.
    public static let imagery = MapStyle()
    /// A satellite picture with place names.
    public static let hybrid = MapStyle()

    /// Returns the standard look.
    public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { standard }
    /// Returns a satellite picture.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
    /// Returns a satellite picture with place names.
    public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { hybrid }
}

extension View {
    /// Has no effect: a map is shown as a frame that lists its places.
    nonisolated public func mapStyle(_ mapStyle: MapStyle) -> some View { self }
    /// Has no effect: a map has no controls.
    nonisolated public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    /// Has no effect: a map has no controls.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    /// Has no effect: a map does not move.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
}

/// How often an action runs while the map's camera moves; it has no effect.
public enum MapCameraUpdateFrequency: Sendable {
    case continuous, onEnd
}

/// The state of a map's camera after a movement. It is never created, because a map does not move.
public struct MapCameraUpdateContext: Sendable {
    /// The region.
    public let region: MKCoordinateRegion
    /// The camera.
    public let camera: MapCamera
}

/// A button that shows the user's location; it is empty.
public struct MapUserLocationButton: View {
    /// Creates a button, which is not shown.
    public init() {}

    /// The content of the view.
    public var body: some View { EmptyView() }
}

/// A compass; it is empty.
public struct MapCompass: View {
    /// Creates a compass, which is not shown.
    public init() {}

    /// The content of the view.
    public var body: some View { EmptyView() }
}

/// A scale; it is empty.
public struct MapScaleView: View {
    /// Creates a scale, which is not shown.
    public init() {}

    /// The content of the view.
    public var body: some View { EmptyView() }
}
