import CoreGraphics
import CoreLocation
import Foundation

struct Harbour: Identifiable, Hashable {
    let id = UUID()
    let name: String
    let coordinate: CLLocationCoordinate2D

    static let all = [
        Harbour(name: "Hamburg", coordinate: CLLocationCoordinate2D(latitude: 53.54, longitude: 9.98)),
        Harbour(name: "Bergen", coordinate: CLLocationCoordinate2D(latitude: 60.39, longitude: 5.32)),
    ]

    static func == (lhs: Harbour, rhs: Harbour) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// The distance in kilometres.
    func distance(to other: Harbour) -> CGFloat {
        let here = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        let there = CLLocation(latitude: other.coordinate.latitude, longitude: other.coordinate.longitude)
        return here.distance(from: there) / 1000
    }
}

final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var status = CLAuthorizationStatus.notDetermined
    private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyBest
        manager.requestWhenInUseAuthorization()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { status = manager.authorizationStatus }
}
