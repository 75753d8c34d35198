import CursesUI

struct ServerLog: View {
    let log: LogStore

    var body: some View {
        LogView(log)
    }
}
