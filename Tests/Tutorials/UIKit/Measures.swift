import SwiftUI
import UIKit

/// The sizes of texts and fonts, as code computes them before it lays out views.
enum Measures {
    static func width(of text: String, font: UIFont) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: font]).width
    }

    static func size(of text: String) -> CGSize { text.size(withAttributes: [.font: scaledFont]) }

    static func height(of text: String, in width: CGFloat) -> CGFloat {
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        let box = text.boundingRect(
            with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [NSAttributedString.Key.font: scaledFont], context: nil)
        return ceil(box.height)
    }

    static func size(of text: NSAttributedString, in width: CGFloat) -> CGSize {
        text.boundingRect(
            with: CGSize(width: width, height: .infinity), options: .usesLineFragmentOrigin, context: nil
        ).size
    }

    static var scaledFont: UIFont {
        let metrics = UIFontMetrics(forTextStyle: .headline)
        return metrics.scaledFont(for: UIFont.systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17)))
    }

    static func scaled(_ value: CGFloat, for size: DynamicTypeSize) -> CGFloat {
        let traits = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(size))
        return UIFontMetrics.default.scaledValue(for: value, compatibleWith: traits)
    }
}

/// A recognizer that takes the touches itself.
final class TouchDownRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

/// A field with a picker instead of a keyboard, and a bar above it.
struct PickedField: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.text = "Tuesday"
        field.inputView = UIPickerView()
        let bar = UIToolbar()
        field.inputAccessoryView = bar
        field.reloadInputViews()
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {}
}

/// A small picture in a colour.
struct TintedThumbnail: View {
    let picture: UIImage
    @State private var small: UIImage?

    var body: some View {
        Image(uiImage: (small ?? picture).withTintColor(.systemRed, renderingMode: .alwaysTemplate))
            .contentMargins(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8), for: .scrollContent)
            .task { small = await picture.byPreparingThumbnail(ofSize: CGSize(width: 16, height: 16)) }
    }
}
