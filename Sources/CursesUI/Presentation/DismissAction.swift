/// Something on the screen that a view inside of it can dismiss: a sheet, a pushed screen.
@MainActor
protocol DismissTarget: AnyObject {
    var isPresented: Bool { get }
    func dismiss()
}

/// Takes away the sheet, popover or pushed screen that a view is in.
///
///     @Environment(\.dismiss) private var dismiss
///
///     var body: some View {
///         Button("Done") { dismiss() }
///     }
///
/// Where nothing is presented around the view, calling it does nothing.
public struct DismissAction {
    let presentation: Presentation

    /// Takes away what is shown over the screen, or goes back to the screen before.
    @MainActor @preconcurrency
    public func callAsFunction() {
        presentation.target?.dismiss()
    }
}

/// Whether a view is presented, as earlier releases of SwiftUI tell it.
public struct PresentationMode {
    let presentation: Presentation

    /// Whether the view is in a sheet, a popover or a pushed screen.
    @MainActor @preconcurrency
    public var isPresented: Bool { presentation.target?.isPresented ?? false }

    /// Takes away what the view is in.
    @MainActor @preconcurrency
    public mutating func dismiss() {
        presentation.target?.dismiss()
    }
}

/// The innermost thing around a view that it can dismiss.
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

    /// Takes away the sheet, popover or pushed screen that the view is in.
    public var dismiss: DismissAction { DismissAction(presentation: presentation) }

    /// Whether the view is in a sheet, a popover or a pushed screen.
    @MainActor
    public var isPresented: Bool { presentation.target?.isPresented ?? false }

    /// Whether the view is presented, and a way to end that; `dismiss` and `isPresented` say it
    /// simpler.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(presentation: presentation)
        return Binding(get: { mode }, set: { _ in })
    }
}
