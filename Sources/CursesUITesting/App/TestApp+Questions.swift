extension TestApp {
    /// How often the bodies of one type of view were evaluated so far.
    public func bodyCount(of type: (some View).Type) -> Int {
        host.graph.statistics.bodies(of: type)
    }

    /// How often any body was evaluated so far, those of CursesUI's own views included.
    public var bodyCount: Int { host.graph.statistics.bodies }

    /// How often bodies were evaluated so far, by the names of the views' types.
    public var bodyCounts: [String: Int] { host.graph.statistics.bodiesByName }

    /// Which bodies are evaluated in the course of an action, and how often, by the names of the views'
    /// types: what a change costs.
    ///
    /// ```swift
    /// #expect(app.bodies { app.type("a") }["Header"] == nil)
    /// ```
    public func bodies(during action: () throws -> Void) rethrows -> [String: Int] {
        let before = bodyCounts
        try action()
        return bodyCounts.merging(before) { $0 - $1 }.filter { $0.value > 0 }
    }

    /// Frames shown so far.
    public var frameCount: Int { host.frames }

    /// What CursesUI had to say about mistakes in the views, from their first evaluation on.
    public var diagnostics: [String] { host.graph.diagnostics.messages.map(\.description) + complaints }

    /// The views whose updates or layouts led to others without end, until they were stopped: the names of
    /// their types.
    public var viewsThatNeverSettle: [String] {
        host.graph.diagnostics.messages.flatMap { message -> [String] in
            guard case .endlessUpdate(let views) = message else { return [] }
            return views.map(\.name)
        }
    }
}
