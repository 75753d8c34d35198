import CursesUITesting
import Testing

@MainActor
@Suite("Frames around the columns of a split view")
struct FramedColumnTests {
    private struct Split: View {
        let least: CGFloat?

        var body: some View {
            NavigationSplitView {
                VStack { Text("places") }.frame(minWidth: least).navigationTitle("Places")
            } detail: {
                Text("detail")
            }
        }
    }

    /// Returns the width of the sidebar.
    private func width(least: CGFloat?, of columns: Int = 80) -> Int? {
        TestApp(Split(least: least), size: CellSize(width: columns, height: 6)).screen.position(of: "│")?.column
    }

    @Test("A sidebar is as wide as the frame around its content requires, if the detail stays readable")
    func sidebar() {
        #expect(width(least: nil) == 26)
        #expect(width(least: 10) == 26)
        #expect(width(least: 40) == 40)
        #expect(width(least: 70) == 50)
        #expect(width(least: 70, of: 60) == 30)
    }
}
