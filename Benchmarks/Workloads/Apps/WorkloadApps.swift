import CursesUI

/// The workload apps. The first argument selects an app, and the second is the number of its views or rows.
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
        case "eagerChange": EagerChangeApp.main()
        case "form": FormApp.main()
        case "list": ListApp.main()
        case "search": SearchApp.main()
        case "table": TableApp.main()
        case "grid": GridApp.main()
        case "log": LogApp.main()
        case "gauges": GaugesApp.main()
        case "pixels": PixelsApp.main()
        case "objects": ObjectsApp.main()
        case "marks": MarksApp.main()
        case "plot": PlotApp.main()
        case "logView": LogViewApp.main()
        case "typing": TypingApp.main()
        case "letters": LettersApp.main()
        case "colours": ColoursApp.main()
        case "picture": PictureApp.main()
        case "scrolling": ScrollingApp.main()
        case "views": ViewsApp.main()
        case "soak": SoakApp.main()
        case "terminal": TerminalApp.main()
        default: print("WorkloadApps: the name of a workload")
        }
    }

    static var count: Int { CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2])! : 0 }
}
