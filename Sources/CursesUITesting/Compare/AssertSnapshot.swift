import CursesUITerminal

/// Compares a view with its recorded picture, which is in a file next to the test.
///
/// ```swift
/// @Test("The form is empty at first")
/// @MainActor func empty() {
///     assertSnapshot(of: SignUpForm(), size: CellSize(width: 40, height: 12))
/// }
/// ```
///
/// The picture is recorded as ``Snapshot/styledText`` in `__Snapshots__/TestFile/empty.txt`. If there is none
/// yet, it is recorded, and the test fails, so that somebody reviews it. If the view's appearance changes
/// later, the test fails and lists the cells that differ. The new picture is then written next to the
/// recorded one, as `empty.new.txt`, for you to accept or delete. See ``RecordMode``.
///
/// Call it from a test of Swift Testing or XCTest.
///
/// - Parameters:
///   - view: the view, shown as in an app's window.
///   - size: the size in columns and rows.
///   - format: the parts that are compared.
///   - name: distinguishes this picture from others of the same test.
///   - record: the pictures to record; `nil` to use the environment.
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

/// Compares a view with its recorded pictures, in all combinations of several sizes, colour levels and colour
/// schemes.
///
/// Each parameter with more than one value is part of the file's name: `form.40x12.ansi16.dark.txt`.
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
///   - view: the view, shown once for each combination. The combinations share the objects that it holds.
///   - sizes: the sizes in columns and rows.
///   - colorLevels: the colours that the terminal supports; other colours become the nearest of these.
///   - colorSchemes: the values of `\.colorScheme`.
///   - format: the parts that are compared.
///   - name: distinguishes these pictures from others of the same test.
///   - record: the pictures to record; `nil` to use the environment.
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
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var failures: [SnapshotFailure] = []
    for size in sizes {
        for level in colorLevels {
            for scheme in colorSchemes {
                var parts = [name].compactMap { $0 }
                if sizes.count > 1 { parts.append(size.inWords) }
                if colorLevels.count > 1 { parts.append("\(level)") }
                if colorSchemes.count > 1 { parts.append("\(scheme)") }
                let file = SnapshotFile(
                    test: "\(filePath)", function: function,
                    name: parts.isEmpty ? nil : parts.joined(separator: "."))
                let app = TestApp(view, size: size, colorLevel: level, colorScheme: scheme)
                if let failure = failure(of: app.screen, in: file, as: format, record, at: location) {
                    failures.append(failure)
                }
            }
        }
    }
    guard !failures.isEmpty else { return }
    let count = sizes.count * colorLevels.count * colorSchemes.count
    TestFailure.record(SnapshotFailure.message(for: failures, of: count), at: location)
}

/// Compares the current screen of an app with the recorded picture.
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

/// Compares a picture with the recorded one.
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
    let file = SnapshotFile(test: "\(filePath)", function: function, name: name)
    if let failure = failure(of: snapshot, in: file, as: format, record, at: location) {
        TestFailure.record(failure.message, at: location)
    }
}

/// Compares a picture with the recorded one in a file. A mistake in the test itself is reported immediately.
///
/// - Returns: the reason why the picture is not as recorded; `nil` if it is.
private func failure(
    of snapshot: Snapshot, in file: SnapshotFile, as format: SnapshotFormat, _ record: RecordMode?,
    at location: TestLocation
) -> SnapshotFailure? {
    let mode: RecordMode
    do throws(UnknownRecordMode) {
        mode = try RecordMode.current(record)
    } catch {
        TestFailure.record("\(error)", at: location)
        return nil
    }
    if let other = SnapshotNames.shared.claim(file.url.path, for: "line \(location.line)") {
        let message =
            "\(file.name) belongs to the picture that \(other) compares; "
            + "give this one a name of its own: `named:`."
        TestFailure.record(message, at: location)
        return nil
    }
    return SnapshotAssertion(file: file, format: format, mode: mode).failure(for: snapshot)
}
