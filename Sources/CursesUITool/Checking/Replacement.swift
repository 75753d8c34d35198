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
        ("PersonNameComponentsFormatter", "join the given name and the family name"),
        ("PersonNameComponents", "join the given name and the family name"),
        ("NSFileCoordinator", "read and write the file directly"),
        ("NSFilePresenter", "check the modification date of the file"),
        ("makeFileSystemObjectSource", "check the modification date of the file"),
        ("NSUbiquitousKeyValueStore", "UserDefaults"),
        ("beginActivity", "nothing: a terminal's apps are not put to sleep"),
        ("NSKeyValueObservation", "@Published or onChange: there is no key-value observing"),
        ("NSKeyValueChange", "@Published or onChange: there is no key-value observing"),
        ("@objc", "a closure or #selector: there is no Objective-C runtime"),
        ("NSClassFromString", "a type: there is no Objective-C runtime"),
        ("NSXPCConnection", "a socket or a pipe"),
    ]
}
