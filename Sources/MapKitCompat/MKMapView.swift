/// A place on a map of UIKit.
public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// No title.
    public var title: String? { nil }
    /// No line below the title.
    public var subtitle: String? { nil }
}

/// A place on a map of UIKit.
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

/// A map of UIKit, which is shown as ``Map`` is.
open class MKMapView: UIView {
    /// The kind of a map, without effect.
    public enum MapType: UInt, Sendable {
        case standard, satellite, hybrid
    }

    /// The part of the earth.
    open var region = MKCoordinateRegion() { didSet { show() } }
    /// The places on the map.
    public private(set) var annotations: [any MKAnnotation] = []
    /// Is never told of anything.
    open weak var delegate: (any MKMapViewDelegate)?
    /// Has no effect: a terminal does not know the user's place.
    open var showsUserLocation = false
    /// Is kept, and has no effect.
    open var mapType = MapType.standard
    /// Is kept, and has no effect.
    open var isZoomEnabled = true
    /// Is kept, and has no effect.
    open var isScrollEnabled = true
    /// Is kept, and has no effect.
    open var isRotateEnabled = true

    /// Creates a view.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        show()
    }

    /// Never called: there are no storyboards in a terminal.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The centre.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    /// Sets the part of the earth.
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

/// A delegate of a map of UIKit. Nothing is called: the map does not move.
@MainActor
public protocol MKMapViewDelegate: AnyObject {}
