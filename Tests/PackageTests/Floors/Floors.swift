/// Finds uses of names of a higher floor (layer) in a lower floor of a module.
///
/// Each folder belongs to a floor. The check covers the names of types, and of members that the higher floor adds to
/// types of the lower floor. It does not resolve types: a member whose name is also declared on the lower floor is
/// allowed, unless its use shows that the higher floor's member is meant.
struct Floors {
    /// A use of a name that the higher floor declares.
    struct Reference: Equatable, CustomStringConvertible {
        let path: String
        let line: Int
        let name: String
        /// The file that declares the name.
        let declaredIn: String

        var description: String { "\(path):\(line): \(name), which \(declaredIn) declares" }
    }

    /// The folders of the lower floor.
    let lower: Set<String>

    /// - Parameter files: the contents of each file, by its path in the module.
    func upwardReferences(in files: [String: String]) -> [Reference] {
        let files = files.sorted { $0.key < $1.key }.map { SwiftNames(path: $0.key, source: $0.value) }
        let (low, high) = (files.filter(isLow), files.filter { !isLow($0) })
        let below = Names(of: low)
        var types: [String: String] = [:]
        var members: [String: [(member: SwiftNames.Member, path: String)]] = [:]
        for file in high {
            for type in file.types where !below.types.contains(type) { types[type] = file.path }
            for member in file.addedMembers where below.types.contains(member.type) {
                members[member.name, default: []].append((member, file.path))
            }
        }
        return low.flatMap { file in
            file.words.compactMap { word in
                let type = word.prefix == "" && !file.nestedTypes.contains(word.text) ? types[word.text] : nil
                let found = members[word.text]?.first { below.means(word, $0.member) }
                guard let path = type ?? found?.path else { return nil }
                return Reference(path: file.path, line: word.line, name: word.prefix + word.text, declaredIn: path)
            }
        }
    }

    /// Returns whether a file belongs to the lower floor. Files outside of all folders do, because all floors use them.
    private func isLow(_ file: SwiftNames) -> Bool {
        let folders = file.path.split(separator: "/").dropLast()
        return folders.first.map { lower.contains(String($0)) } ?? true
    }
}

extension Floors {
    /// The names that the files of a floor declare.
    private struct Names {
        let types: Set<String>
        private let members: Set<SwiftNames.Member>
        private let functions: Set<String>
        private let declarations: Set<String>

        init(of files: [SwiftNames]) {
            types = Set(files.flatMap(\.types))
            members = Set(files.flatMap(\.addedMembers))
            functions = Set(files.flatMap(\.functions))
            declarations = Set(files.flatMap(\.declarations))
        }

        /// Returns whether a word on this floor refers to a member that the floor above declares.
        func means(_ word: SwiftNames.Word, _ member: SwiftNames.Member) -> Bool {
            if members.contains(member) || word.isLabel { return false }
            let isEnvironment = member.type == "EnvironmentValues"
            switch word.prefix {
            case "":
                // An extension uses members of the type that it extends.
                guard word.extended == member.type else { return false }
                return member.isFunction
                    ? word.isCalled && !functions.contains(word.text)
                    : !declarations.contains(word.text)
            case "\\." where isEnvironment:
                return true
            case "." where isEnvironment && ["environment", "values"].contains(word.owner):
                return true
            default:
                if member.isFunction && word.isCalled { return !functions.contains(word.text) }
                return !declarations.contains(word.text)
            }
        }
    }
}
