/// The expansion of `@ModelActor`: the container and the executor of an actor, and an initializer that sets them.
struct ModelActorExpansion {
    private let access: String
    private let hasInitializer: Bool

    /// - Parameter declaration: the code of the actor, with its attributes.
    init(declaration: String) {
        var scanner = DeclarationScanner(declaration)
        let head = scanner.text(before: "{")
        access = DeclarationScanner.access(in: head)
        let words = head.filter { !$0.isWhitespace }
        hasInitializer = !words.contains("disableGenerateInit:true")
    }

    /// The code of the members.
    var members: String {
        let properties = """
            \(access)nonisolated let modelExecutor: any ModelExecutor

            \(access)nonisolated let modelContainer: ModelContainer
            """
        guard hasInitializer else { return properties }
        return properties + """


            \(access)init(modelContainer: ModelContainer) {
                modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
    }
}
