import CursesUI

/// A message with buttons, for code that uses AppKit.
@MainActor @preconcurrency
public final class NSAlert {
    /// The importance of a message.
    public enum Style: UInt, Sendable {
        case warning, informational, critical
    }

    /// The title.
    public var messageText = "Alert"
    /// The text below the title.
    public var informativeText = ""
    /// The value is kept, but has no effect.
    public var alertStyle = Style.warning
    /// The value is kept, but has no effect.
    public var icon: NSImage!
    /// The value is kept, but has no effect: a message has no box to suppress it.
    public var showsSuppressionButton = false
    /// A check box, which is not shown.
    public let suppressionButton: NSButton? = NSButton()
    /// A view below the text. A text field in it is shown, any other view is not.
    public var accessoryView: NSView?
    /// The buttons, the first of which is the default one.
    public private(set) var buttons: [NSButton] = []
    /// The window of the message: that of the app.
    public var window: NSWindow { AppWindow.shared }

    /// Creates a message.
    public init() {}

    /// Creates a message about an error.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
        informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
    }

    /// Adds a button. A button with the title Cancel is pressed by Escape.
    @discardableResult
    public func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        buttons.append(button)
        return button
    }

    /// Shows the message with an OK button, and returns at once, as if the user cancelled.
    ///
    /// A terminal app cannot wait for an answer inside a function: with several buttons, the result is that of the
    /// Cancel button, or else of the last one, and the message says nothing else. Code that needs the answer calls
    /// ``beginSheetModal(for:completionHandler:)``.
    @discardableResult
    public func runModal() -> NSApplication.ModalResponse {
        let cancel = buttons.firstIndex(where: \.isCancel) ?? max(0, buttons.count - 1)
        show(titles: [buttons.count == 1 ? buttons[0].title : "OK"]) { _ in }
        return .button(cancel)
    }

    /// Shows the message. Any button dismisses it, and calls the closure with its number.
    ///
    /// - Parameter sheetWindow: has no effect: the message is shown over the app.
    public func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        show(titles: buttons.isEmpty ? ["OK"] : buttons.map(\.title)) { handler?(.button($0)) }
    }

    /// Shows the message, and returns the number of the button that the user presses.
    ///
    /// - Parameter sheetWindow: has no effect: the message is shown over the app.
    public func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in
            beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
        }
    }

    private func show(titles: [String], finish: @escaping (Int) -> Void) {
        let text = informativeText.isEmpty ? nil : informativeText
        let alert = UIAlertController(title: messageText, message: text, preferredStyle: .alert)
        if let field = accessoryView as? NSTextField { alert.addShownField(field) }
        for (index, title) in titles.enumerated() {
            let button = buttons.indices.contains(index) ? buttons[index] : nil
            let style: UIAlertAction.Style =
                button?.isCancel == true ? .cancel : button?.hasDestructiveAction == true ? .destructive : .default
            let action = UIAlertAction(title: title, style: style) { _ in finish(index) }
            alert.addAction(action)
            if index == 0, style == .default { alert.preferredAction = action }
        }
        NSApplication.shared.present(alert)
    }
}

extension NSButton {
    fileprivate var isCancel: Bool { title == "Cancel" || keyEquivalent == "\u{1b}" }
}

extension NSApplication {
    /// The answer of a modal window.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        /// The number of the answer.
        public let rawValue: Int

        /// Creates an answer from its number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Creates an answer from its number.
        public init(_ rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The user confirmed.
        public static let OK = ModalResponse(1)
        /// The user cancelled.
        public static let cancel = ModalResponse(0)
        /// The first button of a message.
        public static let alertFirstButtonReturn = ModalResponse(1000)
        /// The second button of a message.
        public static let alertSecondButtonReturn = ModalResponse(1001)
        /// The third button of a message.
        public static let alertThirdButtonReturn = ModalResponse(1002)
        /// The window was stopped.
        public static let stop = ModalResponse(-1000)
        /// The window was aborted.
        public static let abort = ModalResponse(-1001)
        /// The window goes on.
        public static let `continue` = ModalResponse(-1002)

        /// The answer of a button of a message.
        fileprivate static func button(_ index: Int) -> ModalResponse { ModalResponse(1000 + index) }
    }

    /// Presents a controller over all others.
    func present(_ controller: UIViewController) { presenter?.present(controller, animated: true) }

    private var presenter: UIViewController? {
        (UIApplication.shared.keyWindow?.rootViewController ?? AppWindow.shared.rootViewController)?.topmost
    }

    /// Closes the list of buttons of a menu.
    func dismissList() {
        if let list = presenter as? UIAlertController, list.preferredStyle == .actionSheet {
            list.dismiss(animated: true)
        }
    }
}
