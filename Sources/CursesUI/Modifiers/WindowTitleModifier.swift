extension View {
    /// Sets the title of the terminal's window. If several views set a title, the title of the newest view is shown.
    nonisolated func windowTitle(_ title: String) -> some View {
        modifier(ViewRequest<WindowTitles>(request: title))
    }
}
