extension TestApp {
    /// Returns the number of times that the bodies of one type of view have been evaluated.
    public func bodyCount(of type: (some View).Type) -> Int {
        host.graph.statistics.bodies(of: type)
    }

    /// The number of times that any body has been evaluated, including those of CursesUI's own views.
    public var bodyCount: Int { host.graph.statistics.bodies }

    /// The number of evaluations of bodies, by the names of the views' types.
    public var bodyCounts: [String: Int] { host.graph.statistics.bodiesByName }

    /// Returns the number of evaluations of bodies during an action, by the names of the views' types. This
    /// shows the cost of a change.
    ///
    /// ```swift
    /// #expect(app.bodies { app.type("a") }["Header"] == nil)
    /// ```
    public func bodies(during action: () throws -> Void) rethrows -> [String: Int] {
        let before = bodyCounts
        try action()
        return bodyCounts.merging(before) { $0 - $1 }.filter { $0.value > 0 }
    }

    /// The number of frames shown so far.
    public var frameCount: Int { host.frames }

    /// The messages of CursesUI about mistakes in the views, since their first evaluation.
    public var diagnostics: [String] { host.graph.diagnostics.messages.map(\.description) + complaints }

    /// The views whose updates or layouts kept causing each other until they were stopped, by the names of their types.
    public var viewsThatNeverSettle: [String] {
        host.graph.diagnostics.messages.flatMap { message -> [String] in
            guard case .endlessUpdate(let views) = message else { return [] }
            return views.map(\.name)
        }
    }
}
