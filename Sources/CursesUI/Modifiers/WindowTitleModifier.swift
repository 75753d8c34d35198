extension View {
    /// Sets the title of the terminal's window. Where several views set one, that of the view which
    /// came last is shown.
    nonisolated func windowTitle(_ title: String) -> some View {
        modifier(ViewRequest<WindowTitles>(request: title))
    }
}
