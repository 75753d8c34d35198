import MapKitCompat
import Testing

@Suite("Values and searches of maps")
@MainActor
struct MapValueTests {
    private let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
    private let london = CLLocationCoordinate2D(latitude: 51.5074, longitude: -0.1278)

    @Test("A point of a map is a place, and back")
    func points() {
        let point = MKMapPoint(paris)
        #expect(abs(point.coordinate.latitude - paris.latitude) < 1e-9)
        #expect(abs(point.coordinate.longitude - paris.longitude) < 1e-9)
        #expect(abs(point.distance(to: MKMapPoint(london)) - 343_560) < 500)
        let middle = MKMapPoint(CLLocationCoordinate2D())
        #expect(abs(middle.x - MKMapSize.world.width / 2) < 1e-6 && abs(middle.y - middle.x) < 1e-6)
        let pole = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0))
        #expect(abs(pole.y) < 1e-3)
    }

    @Test("Rectangles of a map are joined and cut")
    func rectangles() {
        let one = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let other = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(one.union(other) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
        #expect(one.intersection(other) == MKMapRect(x: 5, y: 5, width: 5, height: 5) && one.intersects(other))
        #expect(MKMapRect.null.union(one) == one && MKMapRect.null.isNull && one.intersection(.null).isNull)
        #expect(one.contains(MKMapPoint(x: 5, y: 5)) && !one.contains(MKMapPoint(x: 10, y: 5)))
        #expect(MKMapRect.world.contains(one) && !one.contains(other))
        #expect(one.insetBy(dx: 1, dy: 2) == MKMapRect(x: 1, y: 2, width: 8, height: 6))
    }

    @Test("A line has its points and the rectangle around them")
    func lines() {
        let line = MKPolyline(coordinates: [paris, london], count: 2)
        #expect(line.pointCount == 2 && line.points()[1] == MKMapPoint(london))
        #expect(line.boundingMapRect.minX == MKMapPoint(london).x && line.boundingMapRect.maxX == MKMapPoint(paris).x)
        var places = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 1)
        line.getCoordinates(&places, range: NSRange(location: 1, length: 1))
        #expect(abs(places[0].latitude - london.latitude) < 1e-9)
        let circle = MKCircle(center: paris, radius: 1000)
        #expect(circle.boundingMapRect.contains(MKMapPoint(paris)))
        let map = MKMapView(frame: .zero)
        map.addOverlay(line)
        map.addOverlays([circle])
        map.removeOverlay(line)
        #expect(map.overlays.count == 1)
        map.setVisibleMapRect(line.boundingMapRect, animated: false)
        #expect(abs(map.region.center.longitude - (paris.longitude + london.longitude) / 2) < 1e-9)
    }

    @Test("No route is found, and the error says why")
    func directions() async {
        let request = MKDirections.Request()
        request.source = MKMapItem.forCurrentLocation()
        request.destination = MKMapItem(placemark: MKPlacemark(coordinate: london))
        request.transportType = .walking
        let directions = MKDirections(request: request)
        await #expect(throws: MKError(.directionsNotFound)) { try await directions.calculate() }
        var found: (any Error)?
        directions.calculate { _, error in found = error }
        #expect(found?.localizedDescription == "A terminal has no service that finds routes.")
    }

    private final class Listener: MKLocalSearchCompleterDelegate {
        let told: (Int) -> Void
        init(told: @escaping (Int) -> Void) { self.told = told }
        func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { told(completer.results.count) }
    }

    @Test("A completer tells that it suggests nothing")
    func completer() async {
        let completer = MKLocalSearchCompleter()
        var listener: Listener?
        let count = await withCheckedContinuation { continuation in
            listener = Listener { continuation.resume(returning: $0) }
            completer.delegate = listener
            completer.queryFragment = "cafe"
        }
        #expect(count == 0 && completer.queryFragment == "cafe" && listener != nil)
    }

    @Test(
        "A distance is rounded as on road signs",
        arguments: [
            (42.0, "40 m", "150 ft"), (740, "750 m", "0.5 mi"), (1234, "1.2 km", "0.8 mi"), (25_600, "26 km", "16 mi"),
            (0, "0 m", "0 ft"), (.infinity, "0 m", "0 ft"),
        ]
    )
    func distances(metres: Double, metric: String, imperial: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(fromDistance: metres) == imperial)
        formatter.units = .metric
        #expect(formatter.string(fromDistance: metres) == metric)
    }

    @Test("A distance has words, and is read from a text")
    func distanceTexts() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.unitStyle = .full
        #expect(formatter.string(fromDistance: 1500) == "1,5 kilometers")
        #expect(formatter.distance(from: "1,5 km") == 1500 && formatter.distance(from: "soon") == -1)
        #expect(formatter.string(for: NSNumber(value: 1000)) == "1 kilometer")
    }

    @Test("Reports about the location say that access is denied, and end")
    func updates() async throws {
        var count = 0
        for try await update in CLLocationUpdate.liveUpdates(.fitness) {
            #expect(update.authorizationDenied && update.location == nil)
            count += 1
        }
        #expect(count == 1)
    }
}
