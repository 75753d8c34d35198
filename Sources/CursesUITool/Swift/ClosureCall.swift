/// A call of a function of Apple's with a closure. In a copy, it calls a function with another name, to which Swift 5
/// passes closures that belong to the main actor.
struct ClosureCall: Sendable {
    let edit: SwiftEdit
    /// The declarations for which the project may mean the call: `dataTask(with:`, `Timer`. If the project has one of
    /// them, the call keeps its name.
    let meanings: Set<String>
}

extension ClosureCall {
    /// Returns the declarations of a file that calls may mean: types and properties by their names, functions with
    /// their first labels (`run(_:`), and once more without (`run(`).
    static func declarations(in tokens: [SwiftToken]) -> Set<String> {
        var found: Set<String> = []
        for index in tokens.indices.dropLast(2) where tokens[index].kind == .word {
            let name = tokens[index + 1].text
            switch tokens[index].text {
            case "var", "let":
                if properties.contains(name) { found.insert(name) }
            case "struct", "class", "enum", "actor", "protocol", "typealias":
                if types.contains(name) { found.insert(name) }
            case "func":
                guard methods[name] != nil || name.hasPrefix("_") else { continue }
                found.insert("\(name)(")
                let open = tokens[(index + 2)...].prefix(60).firstIndex { $0.text == "(" }
                if let open, open + 1 < tokens.count, tokens[open + 1].kind == .word {
                    found.insert("\(name)(\(tokens[open + 1].text):")
                }
            default: break
            }
        }
        return found
    }
}
