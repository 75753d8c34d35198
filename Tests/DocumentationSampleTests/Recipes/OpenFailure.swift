import CursesUI

struct OpenFailure: View {
    let path: String
    @State private var problem: String?

    var body: some View {
        Button("Open") {
            do {
                _ = try String(contentsOfFile: path, encoding: .utf8)
            } catch {
                problem = "\(path) cannot be read."
            }
        }
        .alert(
            problem ?? "",
            isPresented: Binding {
                problem != nil
            } set: { _ in
                problem = nil
            }
        ) {
            Button("OK") {}
        }
    }
}
