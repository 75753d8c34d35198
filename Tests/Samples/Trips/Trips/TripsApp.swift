import SwiftUI

@main
struct TripsApp: App {
    @StateObject private var store = TripStore()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(store)
        }
    }
}
