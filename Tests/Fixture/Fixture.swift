import CursesUI

/// Small apps for the end-to-end tests; the first argument chooses one.
@main
enum Fixture {
    @MainActor
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "outputs": OutputApp.main()
        case "endings": EndingApp.main()
        case "arrivals": ArrivalApp.main()
        default: print("Fixture: outputs, endings, or arrivals and a way")
        }
    }
}
