import CursesUI

/// One statement of the board: what is said, what the body has read, what one can do, and the counts.
struct Experiment<Actions: View>: View {
    let title: String
    let statement: String
    /// What the body saw when it was evaluated last.
    let reading: String
    let tally: Tally
    @ViewBuilder let actions: Actions

    var body: some View {
        Section {
            HStack {
                Text(reading)
                    .bold()
                Spacer()
                Text(tally.description)
                    .foregroundColor(.secondary)
            }
            HStack {
                actions
            }
        } header: {
            Text(title)
        } footer: {
            Text(statement)
        }
    }
}
