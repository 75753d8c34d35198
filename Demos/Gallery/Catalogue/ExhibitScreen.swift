import CursesUI

/// An exhibit and its code: side by side, or only one of them if the screen is narrow.
struct ExhibitScreen: View {
    let exhibit: Exhibit
    @State private var showsCode = false
    @State private var isWide = false

    /// The minimum number of columns for showing both side by side.
    private static let wide = 90.0

    var body: some View {
        HStack(spacing: 1) {
            if isWide || !showsCode {
                exhibit.view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
            if isWide { Divider() }
            if isWide || showsCode {
                CodeView(code: exhibit.code).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        .onGeometryChange(for: Bool.self) {
            $0.size.width >= Self.wide
        } action: {
            isWide = $0
        }
        .navigationTitle(exhibit.title)
        .toolbar {
            if !isWide {
                ToolbarItem {
                    Button(showsCode ? "View" : "Code") { showsCode.toggle() }
                }
            }
        }
    }
}
