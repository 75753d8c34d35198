import CursesUI

@MainActor
@Observable
final class ProcessModel {
    private(set) var processes: [RunningProcess] = []
    /// The used memory of the last sixty readings, the newest at the end.
    private(set) var memory: [Double] = []

    private let folder: ProcessFolder

    init(folder: ProcessFolder = ProcessFolder()) {
        self.folder = folder
    }

    func refresh() async {
        processes = await folder.processes()
        memory = await memory.suffix(59) + [folder.usedMemory()]
    }
}
