import CursesUITesting
import SwiftUICompat
import Testing
import UIKitCompat

@MainActor
@Suite("Sheets of controllers")
struct SheetControllerTests {
    private final class Delegate: UISheetPresentationControllerDelegate {
        var calls: [String] = []
        var allows = true

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("tried")
        }
    }

    private struct Host: UIViewControllerRepresentable {
        let controller: UIViewController

        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func host() -> UIViewController {
        UIHostingController(rootView: Text("below"))
    }

    private func sheet() -> UIViewController {
        UIHostingController(
            rootView: VStack {
                Text("sheet")
                Button("Inside") {}
            })
    }

    @Test("The delegate is told of a dismissal by the user, and may refuse it")
    func delegate() {
        let (host, sheet, delegate) = (host(), sheet(), Delegate())
        sheet.presentationController?.delegate = delegate
        let app = TestApp(Host(controller: host), size: CellSize(width: 40, height: 16))
        host.present(sheet, animated: true)
        app.advance(by: .zero)
        #expect(app.screen.text.contains("sheet"))
        delegate.allows = false
        app.press(.escape)
        #expect(app.screen.text.contains("sheet") && delegate.calls == ["tried"])
        delegate.allows = true
        app.press(.escape)
        #expect(!app.screen.text.contains("sheet") && delegate.calls == ["tried", "will", "did"])
        #expect(host.presentedViewController == nil)
    }

    @Test("Code that dismisses a controller does not call its delegate")
    func code() {
        let (host, sheet, delegate) = (host(), sheet(), Delegate())
        sheet.presentationController?.delegate = delegate
        let app = TestApp(Host(controller: host), size: CellSize(width: 40, height: 16))
        host.present(sheet, animated: true)
        app.advance(by: .zero)
        sheet.dismiss(animated: true)
        app.advance(by: .zero)
        #expect(!app.screen.text.contains("sheet") && delegate.calls.isEmpty)
    }

    @Test("Detents give a sheet its height")
    func detents() throws {
        var heights: [Int] = []
        for detent in [UISheetPresentationController.Detent.medium(), .large(), .custom { _ in 96 }] {
            let (host, sheet) = (host(), sheet())
            sheet.sheetPresentationController?.detents = [detent]
            let app = TestApp(Host(controller: host), size: CellSize(width: 40, height: 24), cellMetrics: .points)
            host.present(sheet, animated: true)
            app.advance(by: .zero)
            heights.append(app.screen.rows.filter { $0.contains("│") }.count)
        }
        #expect(heights[0] < heights[1] && heights[2] < heights[1], "\(heights)")
        #expect(heights[0] >= 8)
    }

    @Test("A popover has its own presentation controller")
    func popover() {
        let controller = sheet()
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        #expect(controller.presentationController === controller.popoverPresentationController)
        #expect(controller.presentationController?.presentedViewController === controller)
    }
}
