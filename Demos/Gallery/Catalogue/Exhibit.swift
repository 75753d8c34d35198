import CursesUI

/// An interactive example, with its source code.
struct Exhibit: Identifiable, Sendable {
    /// The name of the type, which is also the name of its file.
    let id: String
    let title: String
    /// Whether the exhibit fills the available space, because it scrolls by itself.
    let fills: Bool
    let source: [UInt8]
    private let make: @MainActor () -> AnyView

    /// - Parameters:
    ///   - title: the name in the list.
    ///   - source: the file, which the package has embedded.
    ///   - view: the view that the file declares.
    init<Content: View>(
        _ title: String, _ source: [UInt8], fills: Bool = false, _ view: @autoclosure @escaping @MainActor () -> Content
    ) {
        id = String(describing: Content.self)
        self.title = title
        self.source = source
        self.fills = fills
        make = { AnyView(view()) }
    }

    /// The code, from the embedded file.
    var code: String { String(decoding: source, as: UTF8.self).trimmingCharacters(in: .newlines) }

    @MainActor @ViewBuilder
    var view: some View {
        if fills {
            make()
        } else {
            ScrollView {
                make()
                    .frame(maxWidth: .infinity, alignment: .topLeading)
                    .padding(.horizontal, 1)
            }
        }
    }

    /// Returns whether the title or the code contains the searched text.
    func matches(_ search: String) -> Bool {
        search.isEmpty || title.localizedCaseInsensitiveContains(search)
            || code.localizedCaseInsensitiveContains(search)
    }
}
