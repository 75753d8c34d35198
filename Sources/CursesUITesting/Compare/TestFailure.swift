import Testing

#if canImport(XCTest)
import XCTest
#endif

/// Where in a test's source something was asked for.
struct TestLocation: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
}

/// Says that a test has failed, to the library that runs it: Swift Testing or XCTest.
enum TestFailure {
    static func record(_ message: String, at location: TestLocation) {
        #if canImport(XCTest)
        // XCTest passes over what comes while none of its tests runs, and Swift Testing likewise. A
        // task that was detached from its test does not know of it: then both are told.
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
