/// The presentations in which a presentation is shown on small screens.
struct CompactAdaptation: Equatable {
    var horizontal = PresentationAdaptation.automatic
    var vertical = PresentationAdaptation.automatic

    /// Returns what the presentation becomes on a screen.
    func adaptation(
        _ horizontalClass: UserInterfaceSizeClass?, _ verticalClass: UserInterfaceSizeClass?
    ) -> PresentationAdaptation {
        horizontalClass == .compact ? horizontal : verticalClass == .compact ? vertical : .none
    }
}

struct CompactAdaptationKey: PreferenceKey {
    static let defaultValue = CompactAdaptation()

    static func reduce(value: inout CompactAdaptation, nextValue: () -> CompactAdaptation) {
        if value == CompactAdaptation() { value = nextValue() }
    }
}

/// The presentation in which the window of a layer is shown; the layer reads it from the window.
struct LayerAdaptationKey: PreferenceKey {
    static let defaultValue = PresentationAdaptation.none

    static func reduce(value: inout PresentationAdaptation, nextValue: () -> PresentationAdaptation) {
        if value == .none { value = nextValue() }
    }
}

extension LayerOptions {
    /// Returns the options of a popover or a sheet that has become something else.
    func adapted(_ adaptation: PresentationAdaptation) -> LayerOptions {
        switch adaptation {
        case .sheet where placement == .attached: return .modal
        case .fullScreenCover where placement == .attached || placement == .centered:
            var options = LayerOptions.cover
            options.dismissal = dismissal
            return options
        default: return self
        }
    }
}
