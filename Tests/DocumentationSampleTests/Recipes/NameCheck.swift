import CursesUI

struct NameCheck: View {
    @State private var name = ""

    var body: some View {
        Form {
            TextField("User name", text: $name)
            if let problem { Text(problem).foregroundStyle(.red) }
            Button("Sign up") {}.disabled(name.isEmpty || problem != nil)
        }
    }

    private var problem: String? {
        if name.isEmpty { return nil }
        return name.count < 3 ? "at least 3 characters" : nil
    }
}
