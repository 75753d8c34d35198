@testable import SwiftUICompat
import Testing
@testable import Tutorials
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

@Suite("Colours and pictures of UIKit as objects")
@MainActor
struct ArchivedValueTests {
    @Test("A colour is archived with its components")
    func colours() throws {
        let colour = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        let data = try NSKeyedArchiver.archivedData(withRootObject: colour, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        copy.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 1) < 0.01 && abs(green - 0.5) < 0.01 && blue == 0 && abs(alpha - 0.25) < 0.01)
        #expect(UIColor.systemRed == UIColor(.red) && UIColor.red != UIColor.blue)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test("A picture of AppKit is one of a symbol or a file")
    func pictures() {
        #expect(NSImage(systemSymbolName: "star", accessibilityDescription: nil)?.isSymbolImage == true)
        #expect(NSImage(systemSymbolName: "no such symbol", accessibilityDescription: nil) == nil)
        #expect(NSImage(contentsOf: URL(fileURLWithPath: "/no/such/file.png")) == nil)
    }
}
