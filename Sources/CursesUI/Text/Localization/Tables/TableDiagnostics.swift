import CursesUISupport

/// The faults of the entries of a file, up to a number that a reader can take in.
struct TableDiagnostics {
    static let maximumCount = 20

    private(set) var faults: [DocumentError] = []

    mutating func add(_ reason: String, line: Int?) {
        guard faults.count < Self.maximumCount else { return }
        faults.append(DocumentError(reason, line: line))
    }
}
