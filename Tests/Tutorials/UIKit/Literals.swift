import SwiftUI
import UIKit

/// Literals as Xcode writes them.
struct Literals: View {
    let brand: UIColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)

    var body: some View {
        VStack {
            Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
            Text("brand").foregroundColor(Color(brand))
            Image(uiImage: #imageLiteral(resourceName: "logo"))
        }
    }

    /// Returns the links of a text.
    func links(in text: String) throws -> [URL] {
        let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
        let detector = try NSDataDetector(types: types.rawValue)
        return detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap(\.url)
    }
}
