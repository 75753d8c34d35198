import Foundation

/// Runs all workloads, or those that are named as arguments, and prints a comparison with hand-written ncurses
/// programs. The exit status is 1 if a screen was not as expected.
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
