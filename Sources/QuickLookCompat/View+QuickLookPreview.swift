import SwiftUICompat

extension View {
    /// Shows a file in a sheet while its URL is not `nil`: a picture, a text, or the kind and the size of the file,
    /// with a button that opens it with the desktop's program.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        quickLookPreview(item, in: item.wrappedValue.map { [$0] } ?? [])
    }

    /// Shows one of several files in a sheet while the selection is not `nil`. Buttons move to the other files.
    public func quickLookPreview<Items>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items: RandomAccessCollection, Items.Element == URL {
        sheet(
            isPresented: Binding {
                selection.wrappedValue != nil
            } set: {
                if !$0 { selection.wrappedValue = nil }
            }
        ) {
            SelectedPreview(selection: selection, items: Array(items))
        }
    }
}

/// Shows the selected file of several.
private struct SelectedPreview: View {
    @Binding var selection: URL?
    let items: [URL]

    /// The files; a selection that is not one of them is the only one.
    private var files: [URL] {
        guard let selection, !items.contains(selection) else { return items }
        return [selection]
    }

    var body: some View {
        FilePreview(
            items: files,
            index: Binding {
                files.firstIndex { $0 == selection } ?? 0
            } set: {
                selection = files[$0]
            },
            close: { selection = nil })
    }
}
