/// A line of the output of `swift build`.
package enum BuildLine: Equatable, Sendable {
    /// A step: `[12/41] Compiling Trips Trip.swift`.
    case step(done: Int, total: Int, name: String)
    case diagnostic(Diagnostic)
    case other(String)

    package init(_ line: String) {
        if let match = line.firstMatch(of: /^\[(\d+)\/(\d+)\] (.+)$/), let done = Int(match.1), let total = Int(match.2)
        {
            self = .step(done: done, total: total, name: String(match.3))
        } else if let diagnostic = Diagnostic(line) {
            self = .diagnostic(diagnostic)
        } else {
            self = .other(line)
        }
    }
}

/// A message of the compiler about a place in a file.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    /// The path of the file.
    package var file: String
    /// The line, from 1.
    package let line: Int
    /// The column, from 1.
    package let column: Int
    package let severity: Severity
    package var message: String

    /// Parses a line such as `/home/ada/A.swift:3:5: error: cannot find 'x' in scope`.
    init?(_ text: String) {
        guard let match = text.firstMatch(of: /^(\/.+?):(\d+):(\d+): (?:fatal )?(error|warning|note): (.+)$/),
            let line = Int(match.2), let column = Int(match.3), let severity = Severity(rawValue: String(match.4))
        else { return nil }
        file = String(match.1)
        self.line = line
        self.column = column
        self.severity = severity
        // Removes the diagnostic group, which the compiler adds in brackets.
        message = String(match.5).replacing(/\ \[#\w+\]$/, with: "")
    }
}
