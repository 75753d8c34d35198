/// What a picker offers, and which of it is chosen.
struct PickerChoices {
    struct Choice: Identifiable {
        let id: Int
        let view: AnyView
        /// What the view says; `nil` where it is not a text alone.
        let name: String?
        let isSelected: Bool
        /// `nil` for a view that cannot be chosen.
        let select: (@MainActor () -> Void)?
    }

    let choices: [Choice]

    /// - Parameter selection: a tag of its type can be chosen, or one of the type that it wraps.
    @MainActor
    init<Value: Hashable>(_ views: [TaggedView], selection: Binding<Value>) {
        let selected = selection.wrappedValue
        choices = views.enumerated().map { index, view in
            let value = view.tag.flatMap { $0.base as? Value }
            return Choice(
                id: index,
                view: view.view,
                name: (view.view.content as? Text)?.spoken,
                isSelected: value == selected && value != nil,
                select: value.map { Self.selecting($0, in: selection) }
            )
        }
    }

    @MainActor
    private static func selecting<Value>(
        _ value: Value,
        in selection: Binding<Value>
    ) -> @MainActor () -> Void {
        { selection.wrappedValue = value }
    }

    var selected: Choice? { choices.first(where: \.isSelected) }

    /// The choice some steps away among those that can be chosen; the last one at an end.
    func choice(_ steps: Int) -> Choice? {
        let real = choices.filter { $0.select != nil }
        guard let current = real.firstIndex(where: \.isSelected) else { return real.first }
        return real[(current + steps).clamped(0, real.count - 1)]
    }
}
