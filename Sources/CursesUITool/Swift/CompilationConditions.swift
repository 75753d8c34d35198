/// Evaluates the conditions of `#if` for a file that is compiled with CursesUI on Linux.
package struct CompilationConditions: Sendable {
    private let flags: Set<String>
    private let modules: Set<String>
    private let systems: Set<String>

    /// - Parameters:
    ///   - flags: the conditions that are set with `-D`. `DEBUG` is always set in addition.
    ///   - modules: the modules that can be imported.
    ///   - platform: the platform whose conditions are true, in addition to Linux.
    package init(
        flags: Set<String> = [], modules: Set<String> = ["SwiftUI", "Combine", "Foundation"],
        platform: SourcePlatform = .linux
    ) {
        self.flags = flags.union(["DEBUG"])
        self.modules = modules
        systems = platform.names.union(["Linux"])
    }

    /// Returns the tokens that are compiled. A branch counts as compiled if its condition cannot be evaluated, such as
    /// a version check.
    func active(_ tokens: [SwiftToken]) -> [SwiftToken] {
        var active: [SwiftToken] = []
        // For each enclosing `#if`: whether its current branch is compiled, and whether this or an earlier branch is
        // compiled.
        var branches: [(isActive: Bool, wasActive: Bool)] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            guard token.kind == .word, ["#if", "#elseif", "#else", "#endif"].contains(token.text) else {
                if branches.allSatisfy(\.isActive) { active.append(token) }
                continue
            }
            if token.text == "#endif" {
                _ = branches.popLast()
                continue
            }
            let end = tokens[index...].firstIndex { $0.line != token.line } ?? tokens.endIndex
            let holds = token.text == "#else" || value(of: tokens[index..<end]) != false
            if token.text != "#else" { index = end }
            let before = token.text == "#if" ? false : branches.popLast()?.wasActive ?? false
            branches.append((isActive: holds && !before, wasActive: holds || before))
        }
        return active
    }

    /// Returns the value of a condition; `nil` if it cannot be evaluated.
    private func value(of tokens: ArraySlice<SwiftToken>) -> Bool? {
        var rest = tokens
        return disjunction(&rest, depth: 0)
    }

    /// - Parameter depth: the number of enclosing parentheses and negations. If there are too many, the condition
    ///   cannot be evaluated.
    private func disjunction(_ rest: inout ArraySlice<SwiftToken>, depth: Int) -> Bool? {
        var result = conjunction(&rest, depth: depth)
        while Self.skip("|", twiceIn: &rest) {
            let other = conjunction(&rest, depth: depth)
            result = result == true || other == true ? true : result == false && other == false ? false : nil
        }
        return result
    }

    private func conjunction(_ rest: inout ArraySlice<SwiftToken>, depth: Int) -> Bool? {
        var result = term(&rest, depth: depth)
        while Self.skip("&", twiceIn: &rest) {
            let other = term(&rest, depth: depth)
            result = result == false || other == false ? false : result == true && other == true ? true : nil
        }
        return result
    }

    private func term(_ rest: inout ArraySlice<SwiftToken>, depth: Int) -> Bool? {
        guard depth < 50, let token = rest.popFirst() else { return nil }
        if token.text == "!" { return term(&rest, depth: depth + 1).map { !$0 } }
        if token.text == "(" {
            let result = disjunction(&rest, depth: depth + 1)
            if rest.first?.text == ")" { rest.removeFirst() }
            return result
        }
        guard rest.first?.text == "(" else {
            return ["true", "false"].contains(token.text) ? token.text == "true" : flags.contains(token.text)
        }
        let argument = rest.prefix { $0.text != ")" }.dropFirst().map(\.text)
        rest = rest.drop { $0.text != ")" }.dropFirst()
        switch token.text {
        case "os": return argument.count == 1 && systems.contains(argument[0])
        case "canImport": return argument.first.map { modules.contains($0) }
        case "targetEnvironment": return false
        default: return nil
        }
    }

    private static func skip(_ sign: String, twiceIn rest: inout ArraySlice<SwiftToken>) -> Bool {
        guard rest.count > 1, rest.prefix(2).allSatisfy({ $0.text == sign }) else { return false }
        rest.removeFirst(2)
        return true
    }
}
