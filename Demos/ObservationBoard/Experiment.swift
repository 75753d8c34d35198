import CursesUI

/// An experiment of the board: its statement, the value that the body has read, the counters and the actions.
struct Experiment<Actions: View, Rows: View>: View {
    let title: String
    let statement: String
    /// The value at the last evaluation of the body.
    let reading: String
    let tally: Tally
    @ViewBuilder let actions: Actions
    @ViewBuilder let rows: Rows

    var body: some View {
        Section {
            ViewThatFits(in: .horizontal) {
                HStack {
                    Text(reading).bold()
                    Spacer(minLength: 2)
                    counts
                }
                VStack(alignment: .leading) {
                    Text(reading).bold()
                    counts
                }
            }
            rows
            Flow {
                actions
            }
        } header: {
            Text(title)
        } footer: {
            Text(statement)
        }
    }

    private var counts: some View {
        Text(tally.description)
            .foregroundColor(.secondary)
    }
}

extension Experiment where Rows == EmptyView {
    init(
        title: String,
        statement: String,
        reading: String,
        tally: Tally,
        @ViewBuilder actions: () -> Actions
    ) {
        self.init(
            title: title, statement: statement, reading: reading, tally: tally, actions: actions
        ) {
            EmptyView()
        }
    }
}
