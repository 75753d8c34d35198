/// The response to a message from the compiler.
struct PluginAnswer {
    /// Since this protocol version, the response has the same form for all kinds of macros.
    private static let protocolVersion = 7

    /// The JSON object to send.
    let object: [String: Any]

    /// - Parameters:
    ///   - message: the name of the message.
    ///   - content: the content of the message.
    init(to message: String, _ content: [String: Any] = [:]) {
        object =
            switch message {
            case "getCapability":
                ["getCapabilityResult": ["capability": ["protocolVersion": Self.protocolVersion]]]
            case "expandAttachedMacro" where Self.name(in: content) == "EntryMacro":
                Self.entry(content)
            case "expandAttachedMacro" where Self.name(in: content) == "AnimatableMacro":
                Self.animatable(content)
            case "expandAttachedMacro" where Self.name(in: content) == "ModelMacro":
                Self.model(content)
            case "expandAttachedMacro" where Self.name(in: content) == "PersistedPropertyMacro":
                Self.persistedProperty(content)
            case "expandAttachedMacro" where Self.name(in: content) == "ModelActorMacro":
                Self.modelActor(content)
            case "expandAttachedMacro" where Self.name(in: content) == "GenerableMacro":
                Self.generable(content)
            case "expandAttachedMacro" where Self.name(in: content) == "ParameterMacro":
                Self.parameter(content)
            case "expandFreestandingMacro" where Self.name(in: content) == "RuleMacro":
                Self.expansion(TipExpansions.rule(Self.source(content["syntax"])))
            case "expandFreestandingMacro", "expandAttachedMacro":
                Self.expansion("")
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

    private static func expansion(_ source: String) -> [String: Any] {
        ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
    }

    /// Returns the name of the type that implements the macro.
    private static func name(in content: [String: Any]) -> String? {
        (content["macro"] as? [String: Any])?["typeName"] as? String
    }

    /// Returns the source code of a syntax node in a message.
    private static func source(_ part: Any?) -> String { (part as? [String: Any])?["source"] as? String ?? "" }

    private static func entry(_ content: [String: Any]) -> [String: Any] {
        let contexts = (content["lexicalContext"] as? [Any] ?? []) + [content["parentDeclSyntax"] as Any]
        let expansion = EntryExpansion(
            declaration: source(content["declSyntax"]), context: contexts.map { source($0) }.joined(separator: "\n"))
        let isAccessor = content["macroRole"] as? String == "accessor"
        if let code = isAccessor ? expansion?.accessors : expansion?.peer { return Self.expansion(code) }
        return [
            "expandMacroResult": [
                "diagnostics": [error("@Entry needs a variable with a value, or with an optional type")]
            ]
        ]
    }

    private static func animatable(_ content: [String: Any]) -> [String: Any] {
        let expansion = AnimatableExpansion(declaration: source(content["declSyntax"]))
        if content["macroRole"] as? String == "extension" {
            // The list is empty if the type already conforms.
            let conformances = source(content["conformanceListSyntax"])
            guard conformances.contains("Animatable") else { return Self.expansion("") }
            return Self.expansion("extension \(source(content["extendedTypeSyntax"])): Animatable {}")
        }
        if let name = expansion.unknown {
            let message = "@Animatable needs the type of '\(name)', or @AnimatableIgnored before it"
            return ["expandMacroResult": ["diagnostics": [error(message)]]]
        }
        return Self.expansion(expansion.member)
    }

    private static func model(_ content: [String: Any]) -> [String: Any] {
        switch content["macroRole"] as? String {
        case "memberAttribute":
            return expansion(ModelExpansion.attribute(of: source(content["declSyntax"])))
        case "extension":
            // The list contains the protocols to which the class does not conform yet.
            let given = source(content["conformanceListSyntax"])
            let conformances = ["PersistentModel", "Observable"].filter(given.contains)
            guard !conformances.isEmpty else { return expansion("") }
            let list = conformances.map { "nonisolated \($0)" }.joined(separator: ", ")
            return expansion("extension \(source(content["extendedTypeSyntax"])): \(list) {}")
        default:
            return expansion(ModelExpansion(declaration: source(content["declSyntax"])).members)
        }
    }

    private static func modelActor(_ content: [String: Any]) -> [String: Any] {
        guard content["macroRole"] as? String == "extension" else {
            return expansion(ModelActorExpansion(declaration: source(content["declSyntax"])).members)
        }
        // The list is empty if the actor already conforms.
        guard source(content["conformanceListSyntax"]).contains("ModelActor") else { return expansion("") }
        return expansion("extension \(source(content["extendedTypeSyntax"])): ModelActor {}")
    }

    private static func generable(_ content: [String: Any]) -> [String: Any] {
        let generable = GenerableExpansion(declaration: source(content["declSyntax"]))
        guard content["macroRole"] as? String == "extension" else { return expansion(generable.members) }
        // The list is empty if the type already conforms.
        let isNew = source(content["conformanceListSyntax"]).contains("Generable")
        let type = source(content["extendedTypeSyntax"]) + (isNew ? ": nonisolated Generable" : "")
        return expansion("extension \(type) {\n    \(generable.initializer)\n}")
    }

    private static func parameter(_ content: [String: Any]) -> [String: Any] {
        let declaration = source(content["declSyntax"])
        let context = (content["lexicalContext"] as? [Any])?.first ?? content["parentDeclSyntax"] as Any
        let isAccessor = content["macroRole"] as? String == "accessor"
        let code =
            isAccessor
            ? TipExpansions.accessors(of: declaration) : TipExpansions.peer(of: declaration, in: source(context))
        if let code { return expansion(code) }
        return ["expandMacroResult": ["diagnostics": [error("@Parameter needs a static variable with a value")]]]
    }

    private static func persistedProperty(_ content: [String: Any]) -> [String: Any] {
        let declaration = source(content["declSyntax"])
        let isAccessor = content["macroRole"] as? String == "accessor"
        let code = isAccessor ? ModelExpansion.accessors(of: declaration) : ModelExpansion.peer(of: declaration)
        if let code { return expansion(code) }
        return ["expandMacroResult": ["diagnostics": [error("@Model needs variables with a name")]]]
    }

    /// Creates a diagnostic for the compiler plug-in protocol, which requires all of these keys.
    private static func error(_ message: String) -> [String: Any] {
        [
            "message": message, "severity": "error", "position": ["fileName": "", "offset": 0],
            "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
        ]
    }
}
