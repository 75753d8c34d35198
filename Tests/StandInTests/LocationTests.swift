import CoreLocationCompat
import CursesUITesting
import MapKitCompat
import Testing

@Suite("Places")
struct LocationTests {
    @Test("The distance between two places is that on a sphere")
    func distance() {
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
        #expect(abs(paris.distance(from: london) - 343_560) < 500)
        #expect(paris.distance(from: paris) == 0)
        let pole = CLLocation(latitude: 90, longitude: 0)
        let other = CLLocation(latitude: -90, longitude: 120)
        #expect(abs(pole.distance(from: other) - 20_015_115) < 100)
    }

    @Test("A circle contains the places within its radius")
    func circle() {
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 1000, identifier: "a")
        #expect(circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0.008)))
        #expect(!circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0.01)))
    }

    @Test("A part of the earth in metres is wider in degrees far from the equator")
    func region() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_120,
            longitudinalMeters: 111_120)
        #expect(abs(region.span.latitudeDelta - 1) < 0.001)
        #expect(abs(region.span.longitudeDelta - 2) < 0.001)
    }

    private final class Listener: CLLocationManagerDelegate {
        var status: CLAuthorizationStatus?
        let told: () -> Void
        init(told: @escaping () -> Void) { self.told = told }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            status = manager.authorizationStatus
            told()
        }
    }

    @Test("A manager tells that the use of places is denied")
    @MainActor
    func manager() async {
        let manager = CLLocationManager()
        var listener: Listener?
        await withCheckedContinuation { continuation in
            listener = Listener { continuation.resume() }
            manager.delegate = listener
            manager.requestWhenInUseAuthorization()
        }
        #expect(listener?.status == .denied)
        await #expect(throws: CLError(.geocodeFoundNoResult)) { try await CLGeocoder().geocodeAddressString("here") }
    }
}

@MainActor
@Suite("Maps")
struct MapTests {
    private struct Place: Identifiable {
        let id: Int
        let name: String
        let coordinate: CLLocationCoordinate2D
    }

    private let places = [
        Place(id: 1, name: "Harbour", coordinate: CLLocationCoordinate2D(latitude: 53.54, longitude: 9.98)),
        Place(id: 2, name: "Cape", coordinate: CLLocationCoordinate2D(latitude: -34.36, longitude: -18.47)),
    ]

    @Test("A map says that it is one, and lists its places")
    func map() {
        let view = Map(
            initialPosition: .region(MKCoordinateRegion(center: places[0].coordinate, span: MKCoordinateSpan()))
        ) {
            ForEach(places) { place in
                Marker(place.name, systemImage: "star.fill", coordinate: place.coordinate).tint(.red)
            }
            if places.count > 1 { Annotation("Here", coordinate: places[0].coordinate) { Text("@") } }
            UserAnnotation()
        }
        .mapStyle(.standard(elevation: .realistic))
        let picture = render(view, size: CellSize(width: 40, height: 8)).text
        #expect(picture.contains("Map 53.54° N 9.98° E"))
        #expect(picture.contains("★ Harbour 53.54° N 9.98° E"))
        #expect(picture.contains("★ Cape 34.36° S 18.47° W"))
        #expect(picture.contains("@ Here 53.54° N 9.98° E"))
    }

    @Test("The first form of maps lists its places too")
    func first() {
        let view = Map(
            coordinateRegion: .constant(MKCoordinateRegion(center: places[1].coordinate, span: MKCoordinateSpan())),
            annotationItems: places
        ) { MapMarker(coordinate: $0.coordinate) }
        let picture = render(view, size: CellSize(width: 40, height: 8)).text
        #expect(picture.contains("Map 34.36° S 18.47° W"))
        #expect(picture.contains("53.54° N 9.98° E"))
    }

    @Test("A rectangle of the flat map is a region")
    func rectangle() throws {
        let world = try #require(MapCameraPosition.rect(.world).region)
        #expect(abs(world.center.latitude) < 0.001 && abs(world.center.longitude) < 0.001)
        #expect(abs(world.span.longitudeDelta - 360) < 0.001 && abs(world.span.latitudeDelta - 170.1) < 0.1)
        // The north-western quarter of the map.
        let half = MKMapRect.world.size.width / 2
        let quarter = try #require(MapCameraPosition.rect(MKMapRect(x: 0, y: 0, width: half, height: half)).region)
        #expect(abs(quarter.center.longitude + 90) < 0.001 && abs(quarter.center.latitude - 42.5) < 0.1)
    }
}
