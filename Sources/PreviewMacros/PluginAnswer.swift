/// The answer to a message of the compiler.
struct PluginAnswer {
    /// The protocol version from which on all macros have the same answer.
    private static let protocolVersion = 7

    /// The JSON object to send.
    let object: [String: Any]

    /// - Parameter message: the name of the message.
    init(to message: String) {
        object =
            switch message {
            case "getCapability":
                ["getCapabilityResult": ["capability": ["protocolVersion": Self.protocolVersion]]]
            case "expandFreestandingMacro", "expandAttachedMacro":
                ["expandMacroResult": ["expandedSource": "", "diagnostics": [Any]()]]
            case "loadPluginLibrary":
                [
                    "loadPluginLibraryResult": [
                        "loaded": false, "diagnostics": [Self.error("PreviewMacros loads no libraries")],
                    ] as [String: Any]
                ]
            default:
                // The protocol has no answer for an unknown message. A failed expansion shows this text.
                [
                    "expandMacroResult": [
                        "diagnostics": [Self.error("PreviewMacros does not know the compiler's message \(message)")]
                    ]
                ]
            }
    }

    /// A diagnostic in the form of the protocol, which has all of these keys.
    private static func error(_ message: String) -> [String: Any] {
        [
            "message": message, "severity": "error", "position": ["fileName": "", "offset": 0],
            "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
        ]
    }
}
