import CursesUI

struct Guest: Identifiable {
    let id = UUID()
    let name: String
}

final class Party: ObservableObject {
    @Published var guests = Party.invite()

    static func invite() -> [Guest] {
        ["Ada", "Grace", "Edsger"].map { Guest(name: $0) }
    }
}

struct MovingRows: View {
    @StateObject private var party = Party()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "Rows with a name of their own",
            statement: "A row is known by its id: it takes its state along, and starts afresh with a new one.",
            reading: party.guests.map(\.name).joined(separator: " "),
            tally: tally
        ) {
            Button("Turn round") { party.guests.reverse() }
            Button("Move up") { party.guests.append(party.guests.removeFirst()) }
            Button("New ids") { party.guests = Party.invite() }
        } rows: {
            ForEach(party.guests) { GuestRow(guest: $0) }
        }
        .onReceive(party.objectWillChange) { tally.signal() }
    }
}

private struct GuestRow: View {
    let guest: Guest
    @State private var glasses = 0

    var body: some View {
        HStack {
            Text("\(guest.name) has had \(glasses)")
            Spacer()
            Button("Pour for \(guest.name)") { glasses += 1 }
        }
    }
}
