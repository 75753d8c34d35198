/// A presentation that a view inside can dismiss: a sheet, or a pushed screen.
@MainActor
protocol DismissTarget: AnyObject {
    var isPresented: Bool { get }
    /// Whether a control that dismisses the presentation runs its own action first.
    var goesAfterAction: Bool { get }
    func dismiss()
}

extension DismissTarget {
    var goesAfterAction: Bool { false }
}

/// Dismisses the sheet, popover or pushed screen that contains a view.
///
///     @Environment(\.dismiss) private var dismiss
///
///     var body: some View {
///         Button("Done") { dismiss() }
///     }
///
/// If the view is not presented, calling the action does nothing.
public struct DismissAction {
    let presentation: Presentation

    /// Dismisses the presentation, or goes back to the previous screen.
    @MainActor @preconcurrency
    public func callAsFunction() {
        presentation.target?.dismiss()
    }
}

/// The presentation of a view, with the API of earlier releases of SwiftUI.
public struct PresentationMode {
    let presentation: Presentation

    /// Whether the view is in a sheet, a popover or a pushed screen.
    @MainActor @preconcurrency
    public var isPresented: Bool { presentation.target?.isPresented ?? false }

    /// Dismisses the presentation.
    @MainActor @preconcurrency
    public mutating func dismiss() {
        presentation.target?.dismiss()
    }
}

/// The innermost presentation that contains a view, which the view can dismiss.
struct Presentation {
    private(set) weak var target: (any DismissTarget)?

    init(_ target: (any DismissTarget)? = nil) {
        self.target = target
    }
}

extension Presentation: ComparableInput {
    package static func isSameInput(_ old: Presentation, _ new: Presentation) -> Bool {
        old.target === new.target
    }
}

private struct PresentationEnvironmentKey: EnvironmentKey {
    static var defaultValue: Presentation { Presentation() }
}

extension EnvironmentValues {
    static let presentationID = EnvironmentKeyID(PresentationEnvironmentKey.self)

    var presentation: Presentation {
        get { self[PresentationEnvironmentKey.self] }
        set { self[PresentationEnvironmentKey.self] = newValue }
    }

    /// Dismisses the sheet, popover or pushed screen that contains the view.
    public var dismiss: DismissAction { DismissAction(presentation: presentation) }

    /// Whether the view is in a sheet, a popover or a pushed screen.
    @MainActor
    public var isPresented: Bool { presentation.target?.isPresented ?? false }

    /// The presentation of the view, with a way to dismiss it. Newer code uses `dismiss` and `isPresented`.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(presentation: presentation)
        return Binding(get: { mode }, set: { _ in })
    }
}
