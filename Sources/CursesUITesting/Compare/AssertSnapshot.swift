import CursesUITerminal

/// Compares a view's picture with the one that was recorded, in a file beside the test.
///
/// ```swift
/// @Test("The form is empty at first")
/// @MainActor func empty() {
///     assertSnapshot(of: SignUpForm(), size: CellSize(width: 40, height: 12))
/// }
/// ```
///
/// The picture is kept as ``Snapshot/styledText`` in `__Snapshots__/TestFile/empty.txt`. The first time
/// there is none yet: it is recorded, and the test fails, so that somebody looks at it. When the view
/// looks otherwise later, the test fails and says which cells differ, and the new picture is left beside
/// the recorded one, as `empty.new.txt`, for you to accept or to throw away. See ``RecordMode``.
///
/// It may be called from a test of Swift Testing or of XCTest.
///
/// - Parameters:
///   - view: shown as an app's window would show it.
///   - size: columns and rows.
///   - format: what is compared.
///   - name: sets this picture off from others of the same test.
///   - record: which pictures are recorded; `nil` for what the environment says.
@MainActor
public func assertSnapshot(
    of view: some View,
    size: CellSize = CellSize(width: 80, height: 24),
    as format: SnapshotFormat = .styledText,
    named name: String? = nil,
    record: RecordMode? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshot(
        of: TestApp(view, size: size),
        as: format,
        named: name,
        record: record,
        fileID: fileID,
        file: filePath,
        function: function,
        line: line,
        column: column
    )
}

/// Compares a view's pictures with those that were recorded, in several sizes, colour levels and colour
/// schemes: one of each with each.
///
/// What there is more than one of is part of a file's name: `form.40x12.ansi16.dark.txt`.
///
/// ```swift
/// assertSnapshot(
///     of: Board(),
///     sizes: [CellSize(width: 40, height: 12), CellSize(width: 120, height: 40)],
///     colorLevels: [.none, .trueColor],
///     colorSchemes: [.light, .dark]
/// )
/// ```
///
/// - Parameters:
///   - view: shown once for each combination; objects that it holds are shared by them.
///   - sizes: columns and rows.
///   - colorLevels: what the terminal shows of colours; they become the nearest that it has.
///   - colorSchemes: what views read as `\.colorScheme`.
///   - format: what is compared.
///   - name: sets these pictures off from others of the same test.
///   - record: which pictures are recorded; `nil` for what the environment says.
@MainActor
public func assertSnapshot(
    of view: some View,
    sizes: [CellSize],
    colorLevels: [Capabilities.ColorLevel] = [.trueColor],
    colorSchemes: [ColorScheme] = [.dark],
    as format: SnapshotFormat = .styledText,
    named name: String? = nil,
    record: RecordMode? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    for size in sizes {
        for level in colorLevels {
            for scheme in colorSchemes {
                var parts = [name].compactMap { $0 }
                if sizes.count > 1 { parts.append(size.inWords) }
                if colorLevels.count > 1 { parts.append("\(level)") }
                if colorSchemes.count > 1 { parts.append("\(scheme)") }
                assertSnapshot(
                    of: TestApp(view, size: size, colorLevel: level, colorScheme: scheme),
                    as: format,
                    named: parts.isEmpty ? nil : parts.joined(separator: "."),
                    record: record,
                    fileID: fileID,
                    file: filePath,
                    function: function,
                    line: line,
                    column: column
                )
            }
        }
    }
}

/// Compares what an app shows now with the picture that was recorded.
///
/// ```swift
/// let app = TestApp(SignUpForm())
/// app.type("jo")
/// assertSnapshot(of: app, named: "too short")
/// ```
@MainActor
public func assertSnapshot(
    of app: TestApp,
    as format: SnapshotFormat = .styledText,
    named name: String? = nil,
    record: RecordMode? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshot(
        of: app.screen,
        as: format,
        named: name,
        record: record,
        fileID: fileID,
        file: filePath,
        function: function,
        line: line,
        column: column
    )
}

/// Compares a picture with the one that was recorded.
public func assertSnapshot(
    of snapshot: Snapshot,
    as format: SnapshotFormat = .styledText,
    named name: String? = nil,
    record: RecordMode? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let mode: RecordMode
    do throws(UnknownRecordMode) {
        mode = try RecordMode.current(record)
    } catch {
        return TestFailure.record("\(error)", at: location)
    }
    let file = SnapshotFile(test: "\(filePath)", function: function, name: name)
    if let other = SnapshotNames.shared.claim(file.url.path, for: "line \(line)") {
        let message =
            "\(file.name) belongs to the picture that \(other) compares; "
            + "give this one a name of its own: `named:`."
        return TestFailure.record(message, at: location)
    }
    let assertion = SnapshotAssertion(file: file, format: format, mode: mode)
    if let failure = assertion.failure(for: snapshot) {
        TestFailure.record(failure, at: location)
    }
}
