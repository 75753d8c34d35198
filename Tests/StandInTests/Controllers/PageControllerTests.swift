import CursesUITesting
import SwiftUICompat
import Testing
import UIKitCompat

@MainActor
@Suite("Pages of controllers")
struct PageControllerTests {
    private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let controllers = ["one", "two", "three"].map { UIHostingController(rootView: Text($0)) as UIViewController }
        var turned: [Int] = []

        private func neighbour(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = controllers.firstIndex(where: { $0 === controller }) else { return nil }
            return controllers.indices.contains(index + step) ? controllers[index + step] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { neighbour(viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { neighbour(viewController, 1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            let current = pageViewController.viewControllers?.first
            turned.append(controllers.firstIndex { $0 === current } ?? -1)
        }
    }

    private struct Host: UIViewControllerRepresentable {
        let pages: Pages

        func makeUIViewController(context: Context) -> UIPageViewController {
            let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.dataSource = pages
            controller.delegate = pages
            return controller
        }

        func updateUIViewController(_ controller: UIPageViewController, context: Context) {
            if controller.viewControllers == nil {
                controller.setViewControllers([pages.controllers[0]], direction: .forward, animated: true)
            }
        }
    }

    @Test("The arrow keys turn the pages, and the delegate is told")
    func turning() {
        let pages = Pages()
        let app = TestApp(Host(pages: pages), size: CellSize(width: 30, height: 6))
        #expect(app.screen.text.contains("one"))
        for expected in ["two", "three", "three"] {
            app.press(.rightArrow)
            app.advance(by: .seconds(1))
            #expect(app.screen.text.contains(expected), "\(app.screen.text)")
        }
        app.press(.leftArrow)
        app.advance(by: .seconds(1))
        #expect(app.screen.text.contains("two") && pages.turned == [1, 2, 1])
    }
}
