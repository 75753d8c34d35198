/// Finds what a lower floor of a module names of a higher one.
///
/// A folder is on a floor. What is checked are the names of types, and the names of members that a higher
/// floor adds to types of the lower one.
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
        let types = Set(low.flatMap(\.types))
        let members = Set(low.flatMap(\.declarations))
        var above: [String: String] = [:]
        for file in high {
            for type in file.types where !types.contains(type) { above[type] = file.path }
            for (type, member) in file.addedMembers where types.contains(type) && !members.contains(member) {
                above[".\(member)"] = file.path
            }
        }
        return low.flatMap { file in
            file.words.compactMap { word in
                guard let path = above[word.text], !file.nestedTypes.contains(word.text) else { return nil }
                return Reference(path: file.path, line: word.line, name: word.text, declaredIn: path)
            }
        }
    }

    /// A file that lies in no folder belongs to the lower floor, as all see it.
    private func isLow(_ file: SwiftNames) -> Bool {
        let folders = file.path.split(separator: "/").dropLast()
        return folders.first.map { lower.contains(String($0)) } ?? true
    }
}
