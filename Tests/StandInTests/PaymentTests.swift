import CursesUITesting
import FoundationGaps
import PassKitCompat
import SwiftUICompat
import Testing

@Suite("Payments")
@MainActor
struct PaymentTests {
    /// As tutorials write it.
    private final class PaymentHandler: NSObject, PKPaymentAuthorizationControllerDelegate {
        var isPresented: Bool?

        func startPayment() {
            let request = PKPaymentRequest()
            let total = PKPaymentSummaryItem(label: "Total", amount: NSDecimalNumber(string: "12.50"))
            request.paymentSummaryItems = [total]
            request.merchantCapabilities = .capability3DS
            request.supportedNetworks = [.visa, .masterCard]
            request.requiredShippingContactFields = [.name, .postalAddress]
            let controller = PKPaymentAuthorizationController(paymentRequest: request)
            controller.delegate = self
            controller.present { self.isPresented = $0 }
        }

        func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
            controller.dismiss()
        }
    }

    private struct PaymentButton: UIViewRepresentable {
        let action: () -> Void

        final class Coordinator: NSObject {
            var action: () -> Void

            init(action: @escaping () -> Void) {
                self.action = action
            }

            func callback(_ sender: Any) { action() }
        }

        func makeCoordinator() -> Coordinator { Coordinator(action: action) }

        func makeUIView(context: Context) -> UIView {
            let button = PKPaymentButton(paymentButtonType: .checkout, paymentButtonStyle: .automatic)
            button.addTarget(
                context.coordinator, action: Selector("callback", Coordinator.callback), for: .touchUpInside)
            return button
        }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test("A payment button has its title, and its action is told that there are no payments")
    func button() {
        let handler = PaymentHandler()
        let app = TestApp(
            PaymentButton(action: handler.startPayment), size: CellSize(width: 40, height: 5))
        app.click(text: "Check out with Apple Pay")
        #expect(handler.isPresented == false)
        #expect(!PKPaymentAuthorizationController.canMakePayments())
        #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]))
    }

    @Test("A payment button of SwiftUI shows the view for devices without payments")
    func fallback() {
        let view = PayWithApplePayButton(.buy) {
        } fallback: {
            Text("By invoice")
        }
        #expect(TestApp(view, size: CellSize(width: 20, height: 1)).screen.position(of: "By invoice") != nil)
    }
}
