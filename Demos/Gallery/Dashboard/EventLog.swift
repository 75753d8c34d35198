import CursesUI

/// The newest events.
struct EventLog: View {
    let traffic: Traffic

    var body: some View {
        GroupBox("Events") {
            LogView(traffic.log)
        }
    }
}
