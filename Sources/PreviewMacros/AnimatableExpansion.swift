/// The expansion of `@Animatable`: the property `animatableData`, which consists of the data of all stored variables.
struct AnimatableExpansion {
    private let variables: [(name: String, type: String)]
    private let access: String
    /// The first variable whose type cannot be read from the code; `nil` if all types are known.
    let unknown: String?

    /// - Parameter declaration: the code of the type, with its attributes.
    init(declaration: String) {
        var scanner = DeclarationScanner(declaration)
        let head = scanner.text(before: "{")
        access = DeclarationScanner.access(in: head)
        let stored = StoredVariables(members: &scanner).variables
        unknown = stored.first { $0.type == nil }?.name
        variables = stored.compactMap { variable in variable.type.map { (variable.name, $0) } }
    }

    /// The code of the property. Like a stored property, it can be used on any thread.
    var member: String {
        guard let last = variables.last else { return "" }
        var type = "\(last.type).AnimatableData"
        var value = "\(last.name).animatableData"
        for variable in variables.dropLast().reversed() {
            type = "AnimatablePair<\(variable.type).AnimatableData, \(type)>"
            value = "AnimatablePair(\(variable.name).animatableData, \(value))"
        }
        var path = "newValue"
        var assignments: [String] = []
        for variable in variables.dropLast() {
            assignments.append("\(variable.name).animatableData = \(path).first")
            path += ".second"
        }
        assignments.append("\(last.name).animatableData = \(path)")
        return """
            nonisolated \(access)var animatableData: \(type) {
                get { \(value) }
                set {
                    \(assignments.joined(separator: "\n        "))
                }
            }
            """
    }
}
