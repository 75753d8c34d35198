import CursesUITesting
import Foundation
import Testing

@testable import SwiftUICompat
@testable import Tutorials

@MainActor
@Suite("Sizes of texts and other measures of UIKit")
struct MeasureTests {
    @Test("A column is eight points wide, and a row sixteen high")
    func sizes() {
        #expect(Measures.width(of: "Ahoy", font: .systemFont(ofSize: 40)) == 32)
        #expect(Measures.size(of: "one\nthree") == CGSize(width: 40, height: 32))
        #expect(Measures.size(of: "港") == CGSize(width: 16, height: 16))
        #expect(NSAttributedString(string: "Ahoy").size() == CGSize(width: 32, height: 16))
    }

    @Test("A text breaks at spaces within a width, and long words anywhere")
    func breaks() {
        #expect(Measures.height(of: "fair winds and seas", in: 80) == 32)
        #expect(Measures.height(of: "fair winds", in: 1000) == 16)
        #expect(Measures.height(of: "harbour", in: 24) == 48)
        #expect(Measures.size(of: NSAttributedString(string: "fair winds"), in: 48) == CGSize(width: 40, height: 32))
        let line = "fair winds".boundingRect(with: CGSize(width: 8, height: 8))
        #expect(line.size == CGSize(width: 80, height: 16))
    }

    @Test("The text sizes of UIKit are those of SwiftUI, and scale nothing")
    func textSizes() {
        #expect(DynamicTypeSize.allCases.allSatisfy { DynamicTypeSize(UIContentSizeCategory($0)) == $0 })
        #expect(UIContentSizeCategory(.xxLarge) == .extraExtraLarge)
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        #expect(ContentSizeCategory(UIContentSizeCategory.accessibilityMedium) == .accessibilityMedium)
        #expect(Measures.scaled(12, for: .accessibility5) == 12)
        #expect(Measures.scaledFont == .systemFont(ofSize: 17))
        #expect(UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory == .small)
    }

    @Test("Views beside the keyboard are kept, and not shown")
    func inputViews() {
        let (field, view, other) = (UITextField(), UITextView(), UIView())
        #expect(field.inputView == nil && view.inputAccessoryView == nil)
        field.inputView = other
        view.inputAccessoryView = other
        #expect(field.inputView === other && view.inputAccessoryView === other)
        #expect(field.inputAccessoryView == nil)
        #expect(open(PickedField()).shows("Tuesday"))
    }

    @Test("A path that is reversed twice is the same, and its curves keep their shape")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
        path.addCurve(
            to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 0, y: 20))
        let back = path.reversing()
        #expect(back.currentPoint == .zero && back.bounds == path.bounds)
        #expect(Path(back.reversing().cgPath) == Path(path.cgPath))
        path.close()
        #expect(path.reversing().contains(CGPoint(x: 8, y: 8)))
    }
}
