import CursesUI

struct ProjectLink: View {
    var body: some View {
        Link("swift.org", destination: URL(string: "https://www.swift.org")!)
            .padding()
    }
}
