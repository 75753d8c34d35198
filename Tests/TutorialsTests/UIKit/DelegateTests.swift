import SwiftUICompat
import Testing
import Tutorials
import UIKitCompat

@Suite("What a delegate of UIKit may handle")
@MainActor
struct DelegateTests {
    @Test("A delegate answers for fetches and notifications as it says, and otherwise that there is no data")
    func fetches() async {
        let (delegate, other) = (BookDelegate(), ShelfDelegate())
        var results: [UIBackgroundFetchResult] = []
        delegate.application(.shared, performFetchWithCompletionHandler: { results.append($0) })
        other.application(.shared, performFetchWithCompletionHandler: { results.append($0) })
        #expect(results == [.failed, .noData])
        #expect(await delegate.application(.shared, didReceiveRemoteNotification: [1: 2]) == .newData)
        #expect(await other.application(.shared, didReceiveRemoteNotification: [:]) == .noData)
    }

    @Test("The keyboard's notifications are those of the app too, and have a rectangle")
    func keyboard() {
        let rectangle = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        let notification = Notification(
            name: UIResponder.keyboardWillShowNotification,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: rectangle])
        #expect(keyboardHeight(in: notification) == 4)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    }
}
