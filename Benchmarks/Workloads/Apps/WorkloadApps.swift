import CursesUI

/// The workloads as apps; the first argument chooses one, the second says how many views or rows it has.
@main
enum WorkloadApps {
    @MainActor
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "counter": CounterApp.main()
        case "parent": ParentApp.main()
        case "header": HeaderApp.main()
        case "headerParent": HeaderParentApp.main()
        case "eager": EagerApp.main()
        case "typing": TypingApp.main()
        case "letters": LettersApp.main()
        case "colours": ColoursApp.main()
        case "picture": PictureApp.main()
        case "scrolling": ScrollingApp.main()
        case "views": ViewsApp.main()
        case "soak": SoakApp.main()
        default: print("WorkloadApps: the name of a workload")
        }
    }

    static var count: Int { CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2])! : 0 }
}
