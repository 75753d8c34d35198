import CursesUI

/// Shows what a controller presents: an alert as an alert, a panel for files as that of CursesUI, and any other
/// controller as a sheet.
@MainActor @preconcurrency
struct Presenting {
    private let controller: UIViewController
    @ObservedObject private var changes: StandInChanges

    init(_ controller: UIViewController) {
        self.controller = controller
        changes = controller.changes
    }

    /// The controller that is shown as a sheet.
    private var sheet: UIViewController? {
        controller.presentedViewController.flatMap { $0 is UIAlertController || $0 is FilePanelController ? nil : $0 }
    }

    private var isPresentingSheet: Binding<Bool> {
        Binding {
            sheet != nil
        } set: {
            if !$0, let sheet { dismiss(sheet) }
        }
    }
}

extension Presenting {
    /// Dismisses a sheet as its user asks, unless the delegate refuses.
    private func dismiss(_ sheet: UIViewController) {
        let presentation = sheet.presentationController
        let delegate = presentation?.delegate
        if let presentation {
            guard !sheet.isModalInPresentation, delegate?.presentationControllerShouldDismiss(presentation) != false
            else {
                delegate?.presentationControllerDidAttemptToDismiss(presentation)
                // The sheet stays: its binding is read again.
                return controller.contentDidChange()
            }
            delegate?.presentationControllerWillDismiss(presentation)
        }
        controller.dismiss(animated: true)
        if let presentation { delegate?.presentationControllerDidDismiss(presentation) }
    }
}

extension Presenting: ViewModifier {
    func body(content: Content) -> some View {
        content
            .sheet(isPresented: isPresentingSheet) {
                if let sheet { AnyView(ShownController(sheet)).padding().modifier(SheetHeights(sheet)) }
            }
            .background {
                if let alert = controller.presentedViewController as? UIAlertController {
                    ShownAlert(alert: alert, presenter: controller).id(ObjectIdentifier(alert))
                } else if let panel = controller.presentedViewController as? FilePanelController {
                    ShownFilePanel(panel: panel, presenter: controller).id(ObjectIdentifier(panel))
                }
            }
    }
}

/// Gives a sheet the heights of its controller.
private struct SheetHeights: ViewModifier {
    private let controller: UISheetPresentationController?
    @ObservedObject private var changes: StandInChanges

    init(_ controller: UIViewController) {
        self.controller = controller.presentationController as? UISheetPresentationController
        changes = controller.changes
    }

    func body(content: Content) -> some View {
        if let detents = controller?.presentationDetents {
            content.presentationDetents(
                detents.all,
                selection: Binding {
                    controller?.presentationDetents?.selected ?? detents.selected
                } set: {
                    controller?.select($0)
                })
        } else {
            content
        }
    }
}

/// An alert or a confirmation dialog for a UIKit alert.
@MainActor @preconcurrency
private struct ShownAlert {
    let alert: UIAlertController
    let presenter: UIViewController
    @ObservedObject private var changes: StandInChanges

    init(alert: UIAlertController, presenter: UIViewController) {
        self.alert = alert
        self.presenter = presenter
        changes = alert.changes
    }

    private var isPresented: Binding<Bool> {
        Binding {
            presenter.presentedViewController === alert
        } set: {
            if !$0, presenter.presentedViewController === alert { presenter.dismiss(animated: true) }
        }
    }

    private var title: Text { Text(verbatim: alert.title ?? "") }

    @ViewBuilder private var message: some View {
        if let message = alert.message { Text(verbatim: message) }
    }

    @ViewBuilder private var actions: some View {
        let fields = alert.shownFields
        ForEach(fields.indices, id: \.self) { fields[$0].shown }
        let actions = alert.actions
        ForEach(actions.indices, id: \.self) { index in
            let action = actions[index]
            Button(action.title ?? "", role: action.role) {
                // The handler may present another controller.
                if presenter.presentedViewController === alert { presenter.dismiss(animated: true) }
                action.handler?(action)
            }
            .disabled(!action.isEnabled)
            .modifier(DefaultAction(isDefault: action === alert.preferredAction))
        }
    }
}

extension ShownAlert: View {
    var body: some View {
        let view = EmptyView()
        if alert.preferredStyle == .alert {
            view.alert(title, isPresented: isPresented, actions: { actions }, message: { message })
        } else {
            view.confirmationDialog(
                title, isPresented: isPresented, titleVisibility: alert.title == nil ? .hidden : .visible,
                actions: { actions }, message: { message })
        }
    }
}

/// Lets Return press the preferred button of an alert.
private struct DefaultAction: ViewModifier {
    let isDefault: Bool

    func body(content: Content) -> some View {
        if isDefault {
            content.keyboardShortcut(.defaultAction)
        } else {
            content
        }
    }
}

/// A window for files, which code presents as it does a controller.
final class FilePanelController: UIViewController {
    /// The purpose of the window.
    enum Purpose {
        case open(types: [UTType], allowsSeveral: Bool)
        case save(name: String)
    }

    let purpose: Purpose
    let texts: Texts
    /// Receives the files; empty if the window is dismissed.
    let finish: ([URL]) -> Void

    /// The texts and the folder of the window.
    struct Texts {
        var message: String?
        var prompt: String?
        var folder: URL?
    }

    init(_ purpose: Purpose, texts: Texts, finish: @escaping ([URL]) -> Void) {
        self.purpose = purpose
        self.texts = texts
        self.finish = finish
        super.init(nibName: nil, bundle: nil)
    }

    /// Never called: a terminal has no storyboards.
    required init?(coder: NSCoder) {
        return nil
    }
}

@MainActor @preconcurrency
private struct ShownFilePanel {
    let panel: FilePanelController
    let presenter: UIViewController

    private var isPresented: Binding<Bool> {
        Binding {
            presenter.presentedViewController === panel
        } set: {
            // The window was dismissed by a key.
            if !$0 { finish([]) }
        }
    }

    /// Calls the completion handler once.
    private func finish(_ urls: [URL]) {
        guard presenter.presentedViewController === panel else { return }
        presenter.dismiss(animated: true)
        panel.finish(urls)
    }
}

extension ShownFilePanel: View {
    var body: some View {
        content
            .fileDialogMessage(panel.texts.message.map { Text(verbatim: $0) })
            .fileDialogConfirmationLabel(panel.texts.prompt.map { Text(verbatim: $0) })
            .fileDialogDefaultDirectory(panel.texts.folder)
    }

    @ViewBuilder private var content: some View {
        switch panel.purpose {
        case .open(let types, let allowsSeveral):
            EmptyView().fileImporter(
                types, allowsSeveral: allowsSeveral, isPresented: isPresented, finish: { finish($0) })
        case .save(let name):
            EmptyView().fileNamer(name, isPresented: isPresented) { finish($0.map { [$0] } ?? []) }
        }
    }
}
