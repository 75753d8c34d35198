import CursesUITesting
import MessageUICompat
import Testing

@Suite("Mails and messages")
@MainActor
struct MessageTests {
    private final class Delegate: NSObject, MFMailComposeViewControllerDelegate {
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            controller.dismiss(animated: true)
        }
    }

    @Test("A terminal says that it cannot send")
    func cannotSend() {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        let (controller, delegate) = (MFMailComposeViewController(), Delegate())
        controller.mailComposeDelegate = delegate
        controller.setSubject("subject")
        controller.setToRecipients(["a@example.org"])
        controller.setMessageBody("text", isHTML: false)
        #expect(controller.mailComposeDelegate === delegate)
    }
}
