/// The replacements for names that Foundation on Linux lacks and that no module here can add. The article "Foundation on
/// Linux" gives the reasons.
enum Replacement {
    /// Returns the replacement for a missing name; `nil` if none is known.
    ///
    /// - Parameter message: the compiler's message, which may tell the name in place of `name`.
    static func of(_ name: String, message: String) -> String? {
        let words = Set((name + " " + message).split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" })
        return known.first { words.contains(Substring($0.name)) }?.replacement
    }

    private static let known: [(name: String, replacement: String)] = [
        ("XMLParser", "import FoundationXML"), ("XMLParserDelegate", "import FoundationXML"),
        ("XMLDocument", "import FoundationXML"),
        ("PersonNameComponentsFormatter", "PersonNameComponents.formatted()"),
        ("observeValue", "observe(_:) of the object"),
        ("@objc", "a closure or #selector: there is no Objective-C runtime"),
        ("NSClassFromString", "a type: there is no Objective-C runtime"),
        ("NSXPCConnection", "a socket or a pipe"),
    ]
}
