import Foundation

/// The pictures that ``assertSnapshot(of:size:as:named:record:fileID:file:function:line:column:)`` records.
///
/// The environment sets the mode for a whole run, `CURSESUI_RECORD=failed swift test`. The parameter of a
/// comparison sets it for that comparison. A test that records a picture fails once, so that it cannot be
/// mistaken for a test that compares. On a continuous integration server, which sets `CI`, nothing is
/// recorded.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Records every picture.
    case all
    /// Records pictures that do not exist yet. This is the default.
    case missing
    /// Records pictures that do not exist yet, and those that differ.
    case failed
    /// Records nothing, and leaves nothing for review.
    case never
}

extension RecordMode {
    /// Returns the mode in effect: `never` on CI, otherwise the parameter, otherwise the environment.
    ///
    /// - Throws: ``UnknownRecordMode`` if the environment contains no valid mode.
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

/// An error for an invalid mode in the environment.
struct UnknownRecordMode: Error, CustomStringConvertible {
    let word: String

    var description: String {
        let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        return "CURSESUI_RECORD is \"\(word)\"; it must be one of: \(modes)."
    }
}
