import CursesUITesting
import SwiftUICompat
import Testing
import UIKitCompat

@MainActor
@Suite("Attributed texts of UIKit")
struct AttributedTextTests {
    @Test("Attributes survive the way to SwiftUI and back")
    func conversion() throws {
        let text = NSMutableAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "b", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
        text.append(NSAttributedString(string: "c", attributes: [.link: "https://a.b"]))
        let string = AttributedString(text)
        #expect(String(string.characters) == "abc")
        #expect(string.runs.map { $0.foregroundColor } == [Color(UIColor.red), nil, nil])
        #expect(string.runs.map { $0.underlineStyle != nil } == [false, true, false])
        #expect(string.runs.map { $0.link } == [nil, nil, URL(string: "https://a.b")])
        let back = NSAttributedString(string)
        #expect(back.string == "abc")
        let color = try #require(back.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
        #expect(Color(color) == Color(UIColor.red))
        #expect(back.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
    }

    private struct Label: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            let style = NSMutableParagraphStyle()
            style.alignment = .right
            style.lineSpacing = 4
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(
                string: "one\nthree",
                attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .paragraphStyle: style])
            return label
        }

        func updateUIView(_ view: UILabel, context: Context) {}
    }

    @Test("A label shows the attributes and the alignment of its text")
    func label() throws {
        let app = TestApp(Label(), size: CellSize(width: 20, height: 3))
        let rows = app.screen.rows
        let one = try #require(app.screen.position(of: "one")), three = try #require(app.screen.position(of: "three"))
        #expect(one.column == three.column + 2, "\(rows)")
        #expect(app.screen.cell(at: one).style.attributes.contains(.bold))
    }

    private struct Page: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.isEditable = false
            view.attributedText = try? NSAttributedString(
                data: Data("<p>Read <b>this</b></p>".utf8),
                options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
            return view
        }

        func updateUIView(_ view: UITextView, context: Context) {}
    }

    @Test("A text view that cannot be edited shows HTML")
    func textView() throws {
        let app = TestApp(Page(), size: CellSize(width: 20, height: 4))
        let place = try #require(app.screen.position(of: "this"))
        #expect(app.screen.text.contains("Read this"))
        #expect(app.screen.cell(at: place).style.attributes.contains(.bold))
    }
}
