import CursesUI

struct ReleaseNotes: View {
    private let notes = """
        ## Version 2

        - charts
        - **faster** lists
        """

    var body: some View {
        MarkdownView(notes)
    }
}
