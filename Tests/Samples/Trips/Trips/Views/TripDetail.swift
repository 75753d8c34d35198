import SwiftUI

struct TripDetail: View {
    @EnvironmentObject var store: TripStore
    let trip: Trip

    var body: some View {
        VStack(alignment: .leading) {
            Image("Harbour")
                .resizable()
                .frame(width: 160, height: 64)
            Text(trip.country)
                .font(.headline)
            Text("\(trip.days) days")
            Button("Favorite") {
                store.toggleFavorite(trip)
            }
        }
        .navigationTitle(trip.name)
    }
}
