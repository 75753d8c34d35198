/// The choices of a picker, with the selection.
struct PickerChoices {
    struct Choice: Identifiable {
        let id: Int
        let view: AnyView
        /// The text of the view; `nil` if the view is not a text.
        let name: String?
        let isSelected: Bool
        /// Selects the choice; `nil` for a view that cannot be selected.
        let select: (@MainActor () -> Void)?
    }

    let choices: [Choice]

    /// - Parameter selection: a view can be selected if one of its tags has the type of the selection. If that type
    ///   is an optional, the tag may also have the wrapped type.
    @MainActor
    init<Value: Hashable>(_ views: [TaggedView], selection: Binding<Value>) {
        let selected = selection.wrappedValue
        choices = views.enumerated().map { index, view in
            let value = view.tags.lazy.compactMap { $0.base as? Value }.first
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

    /// Returns the choice that is a number of steps from the selected choice, limited to the first and the last choice.
    /// Choices that cannot be selected are skipped.
    func choice(_ steps: Int) -> Choice? {
        let real = choices.filter { $0.select != nil }
        guard let current = real.firstIndex(where: \.isSelected) else { return real.first }
        return real[(current + steps).clamped(0, real.count - 1)]
    }
}
