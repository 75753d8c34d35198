/// Finds what a lower floor of a module names of a higher one.
///
/// A folder is on a floor. What is checked are the names of types, and the names of members that a higher
/// floor adds to types of the lower one. The check knows no types: a member whose name the lower floor has
/// too passes, unless how it is used tells that the higher floor's is meant.
struct Floors {
    /// A name that runs up.
    struct Reference: Equatable, CustomStringConvertible {
        let path: String
        let line: Int
        let name: String
        /// Where the name is declared.
        let declaredIn: String

        var description: String { "\(path):\(line): \(name), which \(declaredIn) declares" }
    }

    /// The folders of the lower floor.
    let lower: Set<String>

    /// - Parameter files: what each file holds, by its path in the module.
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

    /// A file that lies in no folder belongs to the lower floor, as all see it.
    private func isLow(_ file: SwiftNames) -> Bool {
        let folders = file.path.split(separator: "/").dropLast()
        return folders.first.map { lower.contains(String($0)) } ?? true
    }
}

extension Floors {
    /// What the files of a floor declare.
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

        /// Whether a word of this floor means a member of the floor above.
        func means(_ word: SwiftNames.Word, _ member: SwiftNames.Member) -> Bool {
            if members.contains(member) || word.isLabel { return false }
            let isEnvironment = member.type == "EnvironmentValues"
            switch word.prefix {
            case "":
                // What an extension uses of the type that it extends.
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
