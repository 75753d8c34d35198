import Testing

#if canImport(XCTest)
import XCTest
#endif

/// A location in the source of a test.
struct TestLocation: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
}

/// Reports a failure to the library that runs the test: Swift Testing or XCTest.
enum TestFailure {
    static func record(_ message: String, at location: TestLocation) {
        #if canImport(XCTest)
        // Each library ignores failures outside of its own tests. A detached task has no current test, so the failure
        // is reported to both libraries.
        if Test.current == nil { XCTFail(message, file: location.filePath, line: location.line) }
        #endif
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(
                fileID: "\(location.fileID)",
                filePath: "\(location.filePath)",
                line: Int(location.line),
                column: Int(location.column)
            )
        )
    }
}
