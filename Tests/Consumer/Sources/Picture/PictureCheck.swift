import CursesUITesting

@main
struct PictureCheck {
    @MainActor
    static func main() {
        let picture = render(
            VStack(alignment: .leading) {
                Text("Hello").border(.blue)
                Text("world")
            },
            size: CellSize(width: 7, height: 4))
        print(picture)
    }
}
