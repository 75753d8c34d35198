extension SwiftEdit {
    /// Returns changes of calls that pass closures to Foundation and Dispatch. On Apple's platforms these closures come
    /// from Objective-C, so Swift 5 lets them call the methods of the main actor. On Linux they must be `@Sendable`, and
    /// that is an error. The copy calls functions of `FoundationGaps` with an underscore, which call Foundation's.
    static func closures(in tokens: [SwiftToken]) -> [ClosureCall] {
        let sockets = sockets(in: tokens)
        let isHealth = tokens.contains { $0.kind == .word && $0.text.hasPrefix("HK") }
        return tokens.indices.compactMap { index in
            guard tokens[index].kind == .word else { return nil }
            let name = tokens[index].text
            if let form = ClosureCall.methods[name] { return method(tokens, index, form, sockets: sockets) }
            if ClosureCall.properties.contains(name) {
                return name == "updateHandler" && !isHealth ? nil : property(tokens, index)
            }
            if name == "Timer" { return timer(tokens, index) }
            return ClosureCall.creatable.contains(name) ? creation(tokens, index) : nil
        }
    }

    private static func rename(
        _ token: SwiftToken, to new: String, old: String? = nil, range: Range<Int>? = nil,
        replacement: String? = nil, meanings: Set<String>
    ) -> ClosureCall {
        ClosureCall(
            edit: SwiftEdit(
                reason: .closure, line: token.line, old: old ?? token.text, new: new, range: range ?? token.range,
                replacement: replacement ?? new), meanings: meanings)
    }

    // MARK: Methods

    private static func method(
        _ tokens: [SwiftToken], _ index: Int, _ form: ClosureCall.Form, sockets: Set<String>
    ) -> ClosureCall? {
        guard index > 1, tokens[index - 1].text == "." else { return nil }
        var receiver = index - 2
        while receiver > 0, ["?", "!"].contains(tokens[receiver].text) { receiver -= 1 }
        guard fits(tokens, receiver, form.receiver, sockets: sockets), let call = Call(tokens, after: index),
            form.first.contains(call.first), call.passesClosure(form, tokens)
        else { return nil }
        let name = tokens[index].text
        let label = call.first.isEmpty ? "" : "\(call.first):"
        return rename(tokens[index], to: "_\(name)", meanings: ["\(name)(\(label)", "_\(name)("])
    }

    private static func fits(
        _ tokens: [SwiftToken], _ index: Int, _ receiver: ClosureCall.Receiver, sockets: Set<String>
    ) -> Bool {
        let text = tokens[index].text
        let lower = text.lowercased()
        func follows(_ words: String...) -> Bool {
            index >= words.count && tokens[(index - words.count)..<index].map(\.text) == words
        }
        switch receiver {
        case .any: return true
        case .type(let name): return text == name
        case .socket: return sockets.contains(text)
        case .runLoop:
            return ["main", "current"].contains(text) && follows("RunLoop", ".")
                || lower.hasSuffix("runloop") && text != "RunLoop"
        case .queue:
            if text != ")" { return lower.contains("queue") && !["DispatchQueue", "OperationQueue"].contains(text) }
            guard let open = opening(tokens, from: index), open > 0 else { return false }
            let made = tokens[open - 1].text
            return made == "DispatchQueue"
                || made == "global" && open > 2 && tokens[open - 3].text == "DispatchQueue"
        }
    }

    /// Returns the index of the opening parenthesis that matches a closing one.
    private static func opening(_ tokens: [SwiftToken], from end: Int) -> Int? {
        var depth = 0
        for index in (0...end).reversed() {
            if tokens[index].text == ")", tokens[index].kind == .sign { depth += 1 }
            if tokens[index].text == "(", tokens[index].kind == .sign { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Returns the names that are declared as tasks for web sockets, or that get one.
    private static func sockets(in tokens: [SwiftToken]) -> Set<String> {
        var names: Set<String> = []
        for index in tokens.indices.dropFirst(2) where tokens[index].kind == .word {
            switch tokens[index].text {
            case "URLSessionWebSocketTask":
                if tokens[index - 1].text == ":" { names.insert(tokens[index - 2].text) }
            case "webSocketTask":
                guard index + 2 < tokens.count, tokens[index + 1].text == "(", tokens[index + 2].text == "with",
                    let equals = tokens[..<index].suffix(12).lastIndex(where: { $0.text == "=" }), equals > 0
                else { continue }
                names.insert(tokens[equals - 1].text)
            default: break
            }
        }
        return names
    }

    // MARK: Properties

    /// An assignment of a closure becomes a call.
    private static func property(_ tokens: [SwiftToken], _ index: Int) -> ClosureCall? {
        let token = tokens[index]
        guard index > 1, tokens[index - 1].text == ".", index + 2 < tokens.count, tokens[index + 1].text == "=",
            tokens[index + 2].text == "{", tokens[index + 2].line == token.line,
            let end = closing(tokens, from: index + 2, ("{", "}")),
            // The result of a closure is assigned.
            end + 1 >= tokens.count || tokens[end + 1].text != "("
        else { return nil }
        return rename(
            token, to: "_\(token.text)", old: "\(token.text) =",
            range: token.range.lowerBound..<tokens[index + 1].range.upperBound,
            meanings: [token.text, "_\(token.text)("])
    }

    // MARK: Initializers

    private static func timer(_ tokens: [SwiftToken], _ index: Int) -> ClosureCall? {
        guard isFirstOfName(tokens, index) else { return nil }
        let hasName = index + 2 < tokens.count && tokens[index + 1].text == "." && tokens[index + 2].text == "init"
        guard let call = Call(tokens, after: hasName ? index + 2 : index), let place = call.open,
            ["timeInterval", "fire"].contains(call.first), call.labels.keys.contains("repeats"),
            call.isTrailing || call.labels.keys.contains("block")
        else { return nil }
        let label = tokens[place + 1]
        return rename(
            label, to: "Timer(_\(label.text):)", old: "Timer(\(label.text):)", replacement: "_\(label.text)",
            meanings: ["Timer"])
    }

    private static func creation(_ tokens: [SwiftToken], _ index: Int) -> ClosureCall? {
        let token = tokens[index]
        guard isFirstOfName(tokens, index), index + 1 < tokens.count else { return nil }
        if tokens[index + 1].text == "{" {
            // The name of a type precedes the body of a declaration, too.
            guard index > 0, ["=", "(", "[", "return", "{", "}", "in"].contains(tokens[index - 1].text) else {
                return nil
            }
        } else {
            guard let call = Call(tokens, after: index), call.first == "block" else { return nil }
        }
        return rename(
            token, to: "\(token.text)._make", range: token.range.upperBound..<token.range.upperBound,
            replacement: "._make", meanings: [token.text])
    }

    /// Returns whether nothing but the name of the module precedes a name.
    private static func isFirstOfName(_ tokens: [SwiftToken], _ index: Int) -> Bool {
        guard index > 0, tokens[index - 1].text == "." else { return true }
        return index > 1 && tokens[index - 2].text == "Foundation"
    }
}

/// The arguments of a call.
private struct Call {
    /// The index of the parenthesis; `nil` if a closure follows the name.
    let open: Int?
    /// The first label: `_` for an argument without a label, and an empty text for a call without parentheses.
    let first: String
    /// The indices of the arguments with labels.
    var labels: [String: Int] = [:]
    let isTrailing: Bool

    init?(_ tokens: [SwiftToken], after index: Int) {
        guard index + 2 < tokens.count else { return nil }
        guard tokens[index + 1].text == "(" else {
            guard tokens[index + 1].text == "{", !Self.isInCondition(tokens, index) else { return nil }
            (open, first, isTrailing) = (nil, "", true)
            return
        }
        guard let end = SwiftEdit.closing(tokens, from: index + 1) else { return nil }
        open = index + 1
        isTrailing = end + 1 < tokens.count && tokens[end + 1].text == "{" && !Self.isInCondition(tokens, index)
        var depth = 0
        for place in (index + 2)..<max(end, index + 2) {
            let token = tokens[place]
            if token.kind == .word, depth == 0, tokens[place + 1].text == ":",
                ["(", ","].contains(tokens[place - 1].text)
            {
                labels[token.text] = place + 2
            } else if token.kind == .sign {
                if ["(", "[", "{"].contains(token.text) { depth += 1 }
                if [")", "]", "}"].contains(token.text) { depth -= 1 }
            }
        }
        first = end == index + 2 ? "" : labels.first { $0.value == index + 4 }?.key ?? "_"
    }

    /// Returns whether a brace after the call is the body of a statement.
    private static func isInCondition(_ tokens: [SwiftToken], _ index: Int) -> Bool {
        let line = tokens[..<index].reversed().prefix { $0.line == tokens[index].line && $0.text != "{" }
        return line.contains { $0.kind == .word && ["if", "while", "for", "switch"].contains($0.text) }
    }

    func passesClosure(_ form: ClosureCall.Form, _ tokens: [SwiftToken]) -> Bool {
        if isTrailing { return true }
        if let place = labels[form.closure] { return !form.needsBrace || tokens[place].text == "{" }
        guard let open, first == "_", form.closure == "_" || form.first.contains("") else { return false }
        return tokens[open + 1].text == "{"
    }
}
