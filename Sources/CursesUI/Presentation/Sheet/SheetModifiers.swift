/// The looks of a sheet: its views one below the other, in a frame that scrolls where there is too
/// little room.
struct SheetWindow<Content: View> {
    let content: Content
}

extension SheetWindow: View {
    var body: some View {
        BarredContent {
            Viewport(ViewportTraits(isWindow: true)) {
                VStack { content }
            }
        }
        .modifier(WindowWidthModifier())
        .modifier(WindowFrame())
    }
}

/// The looks of what covers the whole screen.
struct CoverWindow<Content: View> {
    let content: Content
}

extension CoverWindow: View {
    var body: some View {
        BarredContent {
            VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

extension View {
    /// Shows a window above the screen while a binding is true.
    ///
    /// ```swift
    /// Button("Sign up") { isSignedUp = true }
    ///     .sheet(isPresented: $isSignedUp) {
    ///         Text("Welcome!")
    ///         Button("Close") { isSignedUp = false }
    ///     }
    /// ```
    ///
    /// ```text
    /// ╭───────────╮
    /// │ Welcome!  │
    /// │ [ Close ] │
    /// ╰───────────╯
    /// ```
    ///
    /// ![A sheet around a form in a terminal](Gallery-sheet.svg)
    ///
    /// The window is as large as its content, and scrolls where the screen is too small for that.
    /// Content that takes whatever it is offered, such as a ``List`` or a ``NavigationStack``, has 80
    /// columns and as many rows as it has use for, ten at least, as far as the screen has them.
    /// What lies beneath is dim and takes no keys and clicks. Escape, a click beside the window and
    /// `\.dismiss` set the binding to false; then the focus returns to where it was.
    ///
    /// - Parameter onDismiss: called when the window is gone.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        layer(isPresented: isPresented, options: .modal, onDismiss: onDismiss) {
            SheetWindow(content: content())
        }
    }

    /// Shows a window above the screen while there is an item; another item is another window.
    ///
    /// - Parameter onDismiss: called when the window is gone.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        layer(item: item, options: .modal, onDismiss: onDismiss) {
            SheetWindow(content: content($0))
        }
    }

    /// Shows views in place of the whole screen while a binding is true.
    ///
    /// The views beneath disappear (``View/onDisappear(perform:)``) until the screen comes back. What
    /// covers the screen goes only when the app takes it away: it has a button for it that calls
    /// `\.dismiss` or sets the binding to false.
    ///
    /// - Parameter onDismiss: called when the views are gone.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        layer(isPresented: isPresented, options: .cover, onDismiss: onDismiss) {
            CoverWindow(content: content())
        }
    }

    /// Shows views in place of the whole screen while there is an item.
    ///
    /// - Parameter onDismiss: called when the views are gone.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        layer(item: item, options: .cover, onDismiss: onDismiss) {
            CoverWindow(content: content($0))
        }
    }
}
