import SwiftUI

struct ContentView: View {
    @EnvironmentObject var store: TripStore

    var body: some View {
        NavigationView {
            List {
                Toggle("Favorites only", isOn: $store.showsFavoritesOnly)

                ForEach(store.visibleTrips) { trip in
                    NavigationLink(destination: TripDetail(trip: trip)) {
                        TripRow(trip: trip)
                    }
                }

                Text("Version \(store.version)")
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
            .navigationTitle("Trips")
        }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView()
            .environmentObject(TripStore())
    }
}
