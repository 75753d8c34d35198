import CursesUI

/// Sheets with custom backgrounds, and choosing a file.
struct Sheets: View {
    @State private var isSheetShown = false
    @State private var isPopoverShown = false
    @State private var isCoverShown = false
    @State private var isImporting = false
    @State private var file = "none"

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Button("A sheet that asks for a button") { isSheetShown = true }
                .sheet(isPresented: $isSheetShown) {
                    Text("Escape does not close this sheet.")
                    Button("Close") { isSheetShown = false }
                        .interactiveDismissDisabled()
                }
            Button("A blue popover") { isPopoverShown = true }
                .popover(isPresented: $isPopoverShown) {
                    Text("It stands beside its button.")
                        .padding(1)
                        .presentationBackground(.blue)
                        .presentationCompactAdaptation(.sheet)
                }
            Button("A cover") { isCoverShown = true }
                .fullScreenCover(isPresented: $isCoverShown) {
                    Button("Close the cover") { isCoverShown = false }
                }
            Button("Choose a file") { isImporting = true }
                .fileImporter(isPresented: $isImporting, allowedContentTypes: [.item]) { result in
                    file = (try? result.get())?.lastPathComponent ?? "none"
                }
            Text("File: \(file)").foregroundStyle(.secondary)
        }
    }
}
