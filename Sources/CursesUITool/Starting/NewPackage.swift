import Foundation

/// A new package: an app, a test with its recorded picture, and the other files that a repository needs.
///
/// The sources are those of the target `Starter` of this package, so they are compiled and tested together with it.
package struct NewPackage {
    private let name: PackageName

    package init(_ name: PackageName) {
        self.name = name
    }

    /// Writes the package into a new folder with its name.
    ///
    /// - Parameters:
    ///   - parent: the folder in which the new one is created.
    ///   - cursesUI: the package that the app depends on.
    /// - Returns: the new folder.
    /// - Throws: a `ToolError` if something with this name exists, or if a file cannot be written.
    package func write(into parent: URL, cursesUI: CursesUILocation) throws(ToolError) -> URL {
        let folder = parent.appending(path: name.text)
        guard !folder.exists else { throw ToolError("\(folder.filePath) is there: choose another name") }
        for (place, contents) in files(cursesUI: cursesUI) {
            let file = folder.appending(path: place)
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try contents.write(to: file)
            } catch {
                throw ToolError("\(file.filePath) cannot be written: \(error.reason)")
            }
        }
        return folder
    }

    /// Returns the files with their paths in the folder.
    private func files(cursesUI: CursesUILocation) -> [(place: String, contents: Data)] {
        let sources = "Sources/\(name.text)"
        let tests = "Tests/\(name.text)Tests"
        return [
            ("Package.swift", Data(manifest(cursesUI: cursesUI).utf8)),
            ("\(sources)/\(name.typeName)App.swift", named(PackageResources.StarterApp_swift)),
            ("\(sources)/ContentView.swift", named(PackageResources.ContentView_swift)),
            ("\(sources)/TeaDetail.swift", named(PackageResources.TeaDetail_swift)),
            ("\(sources)/TeaShelf.swift", named(PackageResources.TeaShelf_swift)),
            ("\(tests)/ContentViewTests.swift", named(PackageResources.ContentViewTests_swift)),
            ("\(tests)/__Snapshots__/ContentViewTests/shelf.txt", Data(PackageResources.shelf_txt)),
            ("Makefile", Data(makefile.utf8)),
            ("README.md", Data(readme.utf8)),
            (".gitignore", Data(ignored.utf8)),
        ]
    }

    /// Returns a source in which the name of the starter is replaced with that of the package.
    private func named(_ source: [UInt8]) -> Data {
        let text = String(decoding: source, as: UTF8.self)
            .replacing("StarterApp", with: "\(name.typeName)App").replacing("Starter", with: name.text)
        return Data(text.utf8)
    }

    private func manifest(cursesUI: CursesUILocation) -> String {
        let package = cursesUI.identity.swiftLiteral
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name.text)",
                platforms: [.macOS("15.4")],
                dependencies: [
                    \(cursesUI.dependency)
                ],
                targets: [
                    .executableTarget(
                        name: "\(name.text)",
                        dependencies: [.product(name: "CursesUI", package: \(package))]
                    ),
                    .testTarget(
                        name: "\(name.text)Tests",
                        dependencies: [
                            "\(name.text)",
                            .product(name: "CursesUITesting", package: \(package)),
                        ],
                        exclude: ["__Snapshots__"]
                    ),
                ]
            )

            """
    }

    private var makefile: String {
        """
        .PHONY: run test

        # Control-C ends the app, with the status 130.
        run:
        \t@swift run \(name.text) || [ $$? -eq 130 ]

        test:
        \t@swift test

        """
    }

    private var ignored: String {
        """
        .build/
        .swiftpm/
        # Pictures that tests have left for review.
        *.new.txt

        """
    }

    private var readme: String {
        """
        # \(name.text)

        An app for the terminal, made with CursesUI.

        ```console
        $ make run     # builds and shows the app; Control-C ends it
        $ make test    # runs the tests
        ```

        The first build takes a few minutes, because it builds CursesUI too. It needs Swift 6.3 and the headers of
        ncurses (`libncursesw5-dev` or `libncurses-dev`).

        | Place | Contents |
        | --- | --- |
        | `Sources/\(name.text)/\(name.typeName)App.swift` | where the app begins |
        | `Sources/\(name.text)/ContentView.swift` | its screen |
        | `Sources/\(name.text)/TeaShelf.swift` | its data |
        | `Tests/\(name.text)Tests` | the tests, and the picture that one of them compares |

        When the screen is to look different, `CURSESUI_RECORD=failed make test` records its picture anew.

        """
    }
}
