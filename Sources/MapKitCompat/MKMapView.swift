/// A place on a UIKit map.
public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// The title: `nil` by default.
    public var title: String? { nil }
    /// The line below the title: `nil` by default.
    public var subtitle: String? { nil }
}

/// A place on a UIKit map.
open class MKPointAnnotation: MKAnnotation {
    /// The place.
    public var coordinate = CLLocationCoordinate2D()
    /// The title.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?

    /// Creates a place.
    public init() {}
}

/// A UIKit map. It is shown in the same way as ``Map``.
open class MKMapView: UIView {
    /// The kind of map; it has no effect.
    public enum MapType: UInt, Sendable {
        case standard, satellite, hybrid
    }

    /// The region.
    open var region = MKCoordinateRegion() { didSet { show() } }
    /// The places on the map.
    public private(set) var annotations: [any MKAnnotation] = []
    /// The object is kept, but never called.
    open weak var delegate: (any MKMapViewDelegate)?
    /// Has no effect: a terminal does not know the user's location.
    open var showsUserLocation = false
    /// The value is kept, but has no effect.
    open var mapType = MapType.standard
    /// The value is kept, but has no effect.
    open var isZoomEnabled = true
    /// The value is kept, but has no effect.
    open var isScrollEnabled = true
    /// The value is kept, but has no effect.
    open var isRotateEnabled = true

    /// Creates a view.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        show()
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The centre.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    /// Sets the region.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Sets the centre.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }

    /// Adds a place.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Adds places.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        show()
    }
    /// Removes places.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations.removeAll { old in annotations.contains { $0 === old } }
        show()
    }

    /// Removes a place.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Moves the map so that it shows the places.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        let rect = annotations.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
        }
        if !rect.isNull { setVisibleMapRect(rect, animated: animated) }
    }

    /// The lines and areas, which are not shown.
    public private(set) var overlays: [any MKOverlay] = []
    /// Adds a line or an area, which is not shown.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    /// Adds lines or areas, which are not shown.
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    /// Removes a line or an area.
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Removes lines or areas.
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        self.overlays.removeAll { old in overlays.contains { $0 === old } }
    }

    /// The part of the map.
    open var visibleMapRect: MKMapRect {
        get {
            let (tall, wide) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
            let (latitude, longitude) = (region.center.latitude, region.center.longitude)
            let first = MKMapPoint(CLLocationCoordinate2D(latitude: latitude + tall, longitude: longitude - wide))
            let last = MKMapPoint(CLLocationCoordinate2D(latitude: latitude - tall, longitude: longitude + wide))
            return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
        }
        set { region = MKCoordinateRegion(newValue) }
    }
    /// Sets the part of the map.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    /// Sets the part of the map.
    ///
    /// - Parameter insets: have no effect: no map is drawn.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }

    private func show() {
        let position = MapCameraPosition.region(region)
        let annotations = annotations
        standIn = AnyView(
            Map(initialPosition: position) {
                ForEach(annotations.indices, id: \.self) { index in
                    Marker(annotations[index].title ?? "", coordinate: annotations[index].coordinate)
                }
            })
    }
}

/// Receives the events of a UIKit map. No method is called, because the map does not move.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {}
