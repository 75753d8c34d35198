import CursesUI

struct ReadmePage: View {
    private let source = """
        # Harbour

        Berths, *tides* and **ships**:

        - `kiel` has 48 berths
        - `malmö` has 32

        ```swift
        let berth = harbour.berths.first { $0.isFree }
        ```
        """

    var body: some View {
        ScrollView { MarkdownView(source) }
    }
}
