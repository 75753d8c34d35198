import SwiftUI
import UIKit

/// A screen that presents controllers of UIKit from its buttons, without a representable.
struct AlertScreen: View {
    @State private var answer = "none"

    private var rootViewController: UIViewController? {
        UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .flatMap { $0.windows }
            .first { $0.isKeyWindow }?
            .rootViewController
    }

    var body: some View {
        Button("Rename") { rename() }
        Button("Options") { options() }
        Button("Share") {
            let controller = UIActivityViewController(activityItems: ["Fair winds"], applicationActivities: nil)
            rootViewController?.present(controller, animated: true)
        }
        Text("answer: \(answer)")
    }

    private func rename() {
        let alert = UIAlertController(title: "Rename", message: "A new name", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.text = "Old"
        }
        let rename = UIAlertAction(title: "Done", style: .default) { [weak alert] _ in
            answer = alert?.textFields?.first?.text ?? ""
            let next = UIAlertController(title: "Renamed", message: nil, preferredStyle: .alert)
            next.addAction(UIAlertAction(title: "Fine", style: .cancel))
            rootViewController?.present(next, animated: true)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(rename)
        alert.preferredAction = rename
        rootViewController?.present(alert, animated: true, completion: nil)
    }

    private func options() {
        let sheet = UIAlertController(title: nil, message: "What now?", preferredStyle: .actionSheet)
        for title in ["Sail", "Anchor"] {
            sheet.addAction(UIAlertAction(title: title, style: .default) { answer = $0.title ?? "" })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        rootViewController?.present(sheet, animated: true)
    }
}
