import SwiftUI
import UIKit

struct TripRow: View {
    var trip: Trip

    var body: some View {
        HStack {
            Text(trip.name)
            Spacer()
            if trip.isFavorite {
                Image(systemName: "star.fill")
                    .foregroundColor(Color(UIColor.systemYellow))
            }
        }
    }
}
