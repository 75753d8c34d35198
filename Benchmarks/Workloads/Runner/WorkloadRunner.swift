import Foundation

/// Runs the workloads whose names are given, or all, and prints how they compare with hand-written ncurses.
/// The status is 1 where something wrong was seen on a screen.
@main
enum WorkloadRunner {
    static func main() {
        let names = CommandLine.arguments.dropFirst()
        let known = Workloads.all.map(\.name)
        guard names.allSatisfy(known.contains) else {
            print("The workloads are \(known.joined(separator: ", ")).")
            exit(2)
        }
        var workloads = Workloads()
        for (name, run) in Workloads.all where names.isEmpty || names.contains(name) {
            FileHandle.standardError.write(Data("\(name)\n".utf8))
            workloads.run(name, run)
        }
        print(workloads.report.text)
        exit(workloads.isRight ? 0 : 1)
    }
}
