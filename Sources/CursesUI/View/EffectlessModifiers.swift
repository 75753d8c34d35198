import CursesUISupport

/// The modifiers without an effect in a terminal that the app has used. Only debug builds collect them; the inspector
/// names them.
enum EffectlessModifiers {
    private static let names = Locked<Set<String>>([])

    static func noteUse(of name: StaticString) {
        names.withLock { _ = $0.insert("\(name)") }
    }

    /// A sentence that names the modifiers; `nil` if there are none.
    static var diagnostic: String? {
        let names = names.withLock { $0 }.sorted()
        guard !names.isEmpty else { return nil }
        return "The app uses modifiers that change nothing in a terminal: \(names.joined(separator: ", "))."
    }
}

extension View {
    /// Returns the view itself, in place of a view with a modifier that has no effect in a terminal. Debug builds note
    /// the use of the modifier.
    ///
    /// - Parameter modifier: the name of the modifier.
    nonisolated package func unchanged(by modifier: StaticString = #function) -> Self {
        #if DEBUG
        EffectlessModifiers.noteUse(of: modifier)
        #endif
        return self
    }
}
