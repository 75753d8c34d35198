/// Lets the scroll bars in a view flash whenever a value changes.
private struct ScrollFlashModifier<Value: Equatable> {
    let trigger: Value
    @State private var count = 0

    init(trigger: Value) {
        self.trigger = trigger
    }
}

extension ScrollFlashModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.scrollTraits) { $0.flashes.count += count }
            .onChange(of: trigger) { count += 1 }
    }
}

extension View {
    /// Draws the scroll bars in the view bright for 0.6 seconds when they appear. They stay visible afterwards, because
    /// scroll bars do not fade out in a terminal.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        transformEnvironment(\.scrollTraits) { $0.flashes.onAppear = onAppear }
    }

    /// Draws the scroll bars in the view bright for 0.6 seconds whenever a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollFlashModifier(trigger: value))
    }
}
