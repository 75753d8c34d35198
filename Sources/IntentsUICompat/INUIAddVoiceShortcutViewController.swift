@_exported import IntentsCompat
@_exported import SwiftUICompat

/// A controller in which the user gives a shortcut a phrase. There is no Siri: the controller says so, and the user
/// cancels.
open class INUIAddVoiceShortcutViewController: UIViewController {
    /// Is told that the user cancels.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    /// Creates a controller.
    public init(shortcut: INShortcut) {
        super.init(nibName: nil, bundle: nil)
        standIn = AnyView(
            NoSiri { [weak self] in
                guard let self else { return }
                if let delegate {
                    delegate.addVoiceShortcutViewControllerDidCancel(self)
                } else {
                    dismiss(animated: true)
                }
            })
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Receives the phrase of a shortcut; there is none.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
    /// Never called: there are no phrases.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Called when the user cancels.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// A controller in which the user changes the phrase of a shortcut. There is no Siri: the controller says so, and the
/// user cancels.
open class INUIEditVoiceShortcutViewController: UIViewController {
    /// Is told that the user cancels.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    /// Creates a controller.
    public init(voiceShortcut: INVoiceShortcut) {
        super.init(nibName: nil, bundle: nil)
        standIn = AnyView(
            NoSiri { [weak self] in
                guard let self else { return }
                if let delegate {
                    delegate.editVoiceShortcutViewControllerDidCancel(self)
                } else {
                    dismiss(animated: true)
                }
            })
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Receives the changed phrase of a shortcut; there is none.
@MainActor @preconcurrency
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
    /// Never called: there are no phrases.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Never called: there are no phrases.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier identifier: UUID)
    /// Called when the user cancels.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// The look of a button for Siri; it has no effect.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// A button with which the user gives a shortcut a phrase. In a terminal it is a frame with its name.
open class INUIAddVoiceShortcutButton: UIButton {
    /// The shortcut.
    open var shortcut: INShortcut?
    /// Is asked to show a controller; never.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// The value is kept, but has no effect.
    open private(set) var style: INUIAddVoiceShortcutButtonStyle

    /// Creates a button.
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        style = .automatic
        super.init(coder: coder)
    }

    /// Changes the look; it has no effect.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
}

/// Shows the controllers of a button for Siri. It is never called.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
    /// Never called: there are no phrases.
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    /// Never called: there are no phrases.
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// Says that there is no Siri.
private struct NoSiri: View {
    let cancel: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "There is no Siri.").foregroundStyle(.secondary)
            Button("Cancel", action: cancel)
        }
    }
}
