import CursesUISupport

/// The faults in the entries of a file, up to a number that a person can take in.
struct TableDiagnostics {
    static let maximumCount = 20

    private(set) var faults: [DocumentError] = []

    mutating func add(_ reason: String, line: Int?) {
        guard faults.count < Self.maximumCount else { return }
        faults.append(DocumentError(reason, line: line))
    }
}
