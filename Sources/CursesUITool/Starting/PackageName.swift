/// The name of a new package and of its module.
package struct PackageName: Sendable {
    package let text: String

    /// - Throws: a `ToolError` if Swift could not import a module of this name.
    package init(_ text: String) throws(ToolError) {
        guard let first = text.first, first == "_" || first.isLetter, text != "_",
            text.allSatisfy({ $0 == "_" || $0.isLetter || $0.isWholeNumber })
        else {
            throw ToolError(
                "\"\(text)\" is no name for a Swift module: use letters, digits and _, and begin with a letter")
        }
        guard !Self.keywords.contains(text) else {
            throw ToolError("\(text) is a word of Swift's: choose another name")
        }
        // SwiftPM compiles the code of each app as a module of this name.
        guard text != "main" else { throw ToolError("main is the name of every app's code: choose another name") }
        guard !Self.modules.contains(text), !text.hasPrefix("CursesUI") else {
            throw ToolError("\(text) is the name of a module that the app needs: choose another name")
        }
        self.text = text
    }

    /// The prefix of the names of types, with an initial capital.
    var typeName: String { text.prefix(1).uppercased() + text.dropFirst() }

    /// The modules that an app and its tests import, directly or indirectly.
    private static let modules: Set<String> = [
        "Swift", "Builtin", "SwiftShims", "Foundation", "FoundationEssentials", "Observation", "Dispatch", "Glibc",
        "Testing", "XCTest",
        "Combine", "SwiftUI", "LinuxCombine", "CNCurses", "CTerminal", "PreviewMacros",
    ]

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
