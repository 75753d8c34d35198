import CursesUI
import CursesUITesting
import Foundation

/// The views of the tutorials, with the sizes of their pictures.
enum TutorialSamples {
    static let all: [Sample] = [
        Sample(40, 7) {
            GroceryRows(list: makeList(["Bread", "Milk", "Tea"]))
        } then: {
            $0.press(.space)
            $0.press(.downArrow)
        },
        Sample(40, 9) {
            GroceryScreen(list: makeList(["Bread"]))
        } then: {
            $0.type("Mil")
        },
        Sample(48, 6) { ProcessTable(processes: processes, selection: .constant(77)) },
        Sample(48, 6) { MemoryChart(values: (0..<60).map { 0.4 + 0.3 * sin(Double($0) / 9) }) },
        Sample(64, 16) {
            ProcessScreen(model: model)
        } then: { app in
            for count in 1...20 {
                await app.wait(atMost: .seconds(60)) { _ in model.memory.count == count }
                if count < 20 { await app.advance(by: .seconds(1)) }
            }
            app.press(.return)
        },
    ]

    private static let processes = [
        RunningProcess(id: 1, name: "init", memory: 4_096_000),
        RunningProcess(id: 77, name: "swift-build", memory: 92_160_000),
        RunningProcess(id: 99, name: "vim", memory: 9_216_000),
    ]

    @MainActor
    private static let model = ProcessModel(folder: ProcessFolder(proc.folder))

    @MainActor
    private static let proc: FakeProc = {
        let proc = try! FakeProc()
        for process in processes {
            try! proc.add(Int(process.id), process.name, kilobytes: Int(process.memory) / 1_024)
        }
        return proc
    }()

    @MainActor
    private static func makeList(_ names: [String]) -> GroceryList {
        let list = GroceryList(file: URL(filePath: "/nowhere/groceries.json"))
        for name in names { list.add(name) }
        return list
    }
}
