@_exported import SwiftUICompat

/// A controller with a mail that the user sends. A terminal cannot send mail, and says so: apps then show an address.
open class MFMailComposeViewController: UINavigationController {
    /// The object is kept, but never called.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Always false: a terminal has no mail program.
    open class func canSendMail() -> Bool { false }

    /// Has no effect: the mail is not shown.
    open func setSubject(_ subject: String) {}
    /// Has no effect: the mail is not shown.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Has no effect: the mail is not shown.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Has no effect: the mail is not shown.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Has no effect: the mail is not shown.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Has no effect: the mail is not shown.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled, saved, sent, failed
}

/// Receives the result of a mail. No method is called.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// Never called: no mail is sent.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A controller with a text message that the user sends. A terminal cannot send one, and says so.
open class MFMessageComposeViewController: UINavigationController {
    /// The object is kept, but never called.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The value is kept, but has no effect.
    open var recipients: [String]?
    /// The value is kept, but has no effect.
    open var body: String?
    /// The value is kept, but has no effect.
    open var subject: String?

    /// Always false: a terminal sends no text messages.
    open class func canSendText() -> Bool { false }
    /// Always false: a terminal sends no text messages.
    open class func canSendAttachments() -> Bool { false }
    /// Always false: a terminal sends no text messages.
    open class func canSendSubject() -> Bool { false }
}

/// The result of composing a text message.
public enum MessageComposeResult: Int, Sendable {
    case cancelled, sent, failed
}

/// Receives the result of a text message. No method is called.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// Never called: no text message is sent.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
