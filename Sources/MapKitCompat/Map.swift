/// A map. A terminal cannot draw one. Instead, a frame says that it is a map, names its centre, and lists its places.
public struct Map<Content> {
    private let center: CLLocationCoordinate2D?
    private let places: _MapPlaces

    private init(center: CLLocationCoordinate2D?, places: _MapPlaces) {
        self.center = center
        self.places = places
    }
}

/// The ways in which a user can change a map; they have no effect.
public struct MapInteractionModes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The centre.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// The size.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// The angle.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// The direction.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// All parts.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the user; it has no effect.
public enum MapUserTrackingMode: Sendable {
    case none, follow
}

/// The limits of a map; they have no effect.
public struct MapCameraBounds: Sendable {
    /// Limits without effect.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    /// Limits without effect.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
}

/// The region that a map shows.
public struct MapCameraPosition: Sendable {
    /// The region, if it is known.
    public let region: MKCoordinateRegion?

    /// The region that contains all places.
    public static let automatic = MapCameraPosition(region: nil)
    /// A region of the earth.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
    /// The region around the user. A terminal does not know the user's location, so the fallback is used.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { fallback }
    /// The region around a point of interest.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(region: MKCoordinateRegion(center: item.placemark.coordinate, span: MKCoordinateSpan()))
    }
    /// The region that a camera sees.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        MapCameraPosition(region: MKCoordinateRegion(center: camera.centerCoordinate, span: MKCoordinateSpan()))
    }
    /// A rectangle on a flat map. Nothing is known about it here.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .automatic }

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

    /// A camera.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }
}

extension Map where Content: MapContent {
    /// A map whose region is a binding.
    @MainActor
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(center: position.wrappedValue.region?.center, places: content()._places)
    }

    /// A map.
    @MainActor
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(center: initialPosition.region?.center, places: content()._places)
    }

    /// A map that shows all places.
    @MainActor
    public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(center: nil, places: content()._places)
    }

    /// A map on which places can be selected; in a terminal they cannot.
    @MainActor
    public init<Value: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(center: position.wrappedValue.region?.center, places: content()._places)
    }
}

extension Map where Content == MapContents {
    /// A map without places.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(center: position.wrappedValue.region?.center, places: _MapPlaces())
    }

    /// A map without places.
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(center: initialPosition.region?.center, places: _MapPlaces())
    }

    /// A map without places.
    public init(interactionModes: MapInteractionModes = .all) {
        self.init(center: nil, places: _MapPlaces())
    }

    /// A map whose region is a binding.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(center: coordinateRegion.wrappedValue.center, places: _MapPlaces())
    }

    /// A map with places, whose region is a binding.
    @MainActor
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

    /// A place in words: `48.86° N 2.35° E`.
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

    /// The usual look.
    public static let standard = MapStyle()
    /// A satellite picture.
    public static let imagery = MapStyle()
    /// A satellite picture with names.
    public static let hybrid = MapStyle()

    /// The usual look.
    public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { standard }
    /// A satellite picture.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
    /// A satellite picture with names.
    public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { hybrid }
}

extension View {
    /// Has no effect: a map is a frame that lists its places.
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

/// When an action is called during a movement of a map; it has no effect.
public enum MapCameraUpdateFrequency: Sendable {
    case continuous, onEnd
}

/// A movement of a map; there is none.
public struct MapCameraUpdateContext: Sendable {
    /// The region.
    public let region: MKCoordinateRegion
    /// The camera.
    public let camera: MapCamera
}

/// A button of a map; it is empty.
public struct MapUserLocationButton: View {
    /// A button; it is not shown.
    public init() {}

    /// The content of the view.
    public var body: some View { EmptyView() }
}

/// A compass; it is empty.
public struct MapCompass: View {
    /// A compass; it is not shown.
    public init() {}

    /// The content of the view.
    public var body: some View { EmptyView() }
}

/// A scale; it is empty.
public struct MapScaleView: View {
    /// A scale; it is not shown.
    public init() {}

    /// The content of the view.
    public var body: some View { EmptyView() }
}
