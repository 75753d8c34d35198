import Foundation

/// Which pictures ``assertSnapshot(of:size:as:named:record:fileID:file:function:line:column:)`` records.
///
/// The environment sets it for a whole run, `CURSESUI_RECORD=failed swift test`; the parameter of a
/// comparison for that one. Whatever is recorded makes its test fail this once, so that nobody takes
/// a run that records for one that compares. On a continuous integration server, which sets `CI`,
/// nothing is ever recorded.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Every picture.
    case all
    /// Those of which there is none yet. So it is where nothing is said.
    case missing
    /// Those of which there is none yet, and those that differ.
    case failed
    /// None, and nothing is left for review.
    case never
}

extension RecordMode {
    /// The mode that holds: never on CI, else what the call says, else the environment.
    ///
    /// - Throws: ``UnknownRecordMode``, if the environment names none.
    static func current(
        _ parameter: RecordMode?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(UnknownRecordMode) -> RecordMode {
        if let ci = environment["CI"], !["", "0", "false"].contains(ci.lowercased()) {
            return .never
        }
        if let parameter { return parameter }
        guard let word = environment["CURSESUI_RECORD"], !word.isEmpty else { return .missing }
        guard let mode = RecordMode(rawValue: word.lowercased()) else {
            throw UnknownRecordMode(word: word)
        }
        return mode
    }
}

/// The environment asks for a mode that does not exist.
struct UnknownRecordMode: Error, CustomStringConvertible {
    let word: String

    var description: String {
        let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        return "CURSESUI_RECORD is \"\(word)\"; it must be one of: \(modes)."
    }
}
