/// Whether the views behind a presentation can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    let kind: Kind

    /// The same as ``disabled``.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// The views behind the presentation can be used.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// The views behind the presentation receive no keys and clicks.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    /// The views behind the presentation can be used while it is at most as high as a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(kind: .upThrough(detent)) }
}

/// The interaction that the views of a presentation choose.
struct BackgroundInteractionKey: PreferenceKey {
    static let defaultValue = PresentationBackgroundInteraction.automatic

    static func reduce(
        value: inout PresentationBackgroundInteraction, nextValue: () -> PresentationBackgroundInteraction
    ) {
        if value == .automatic { value = nextValue() }
    }
}

extension View {
    /// Sets whether the views behind the sheet or popover that contains the view can be used.
    ///
    /// ```swift
    /// MapView()
    ///     .sheet(isPresented: $showsPlaces) {
    ///         PlaceList()
    ///             .presentationDetents([.fraction(0.3), .large])
    ///             .presentationBackgroundInteraction(.enabled(upThrough: .fraction(0.3)))
    ///     }
    /// ```
    ///
    /// If they can be used, they are not dim, and a click outside the window reaches them and does not close the window.
    /// The focus begins in the window, and Tab stays in it. F6 and Shift-F6 move the focus to the views behind it, and
    /// back; so does a click. Behind the window, Escape leads back to it if no view uses the key.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        preference(key: BackgroundInteractionKey.self, value: interaction)
    }
}
