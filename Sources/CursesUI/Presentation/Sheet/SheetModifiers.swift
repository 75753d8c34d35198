/// The window of a sheet: its views in a vertical stack, in a frame that scrolls if there is too little space.
struct SheetWindow<Content: View> {
    let content: Content
    /// Whether the height is not that of the content.
    @State private var hasDetents = false
    @State private var cornerRadius: CGFloat?
    @State private var compactAdaptation = CompactAdaptation()
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    /// The columns of the content of a sheet with heights of its own, as far as there is room. A short text would be in
    /// a narrow column otherwise.
    private static var leastWidth: Int { 36 }

    init(content: Content) {
        self.content = content
    }
}

extension SheetWindow: View {
    var body: some View {
        let adaptation = compactAdaptation.adaptation(horizontalSizeClass, verticalSizeClass)
        let isCover = adaptation == .fullScreenCover
        BarredContent {
            Viewport(isCover ? .screen() : hasDetents ? .tallWindow : .window) {
                VStack { content }
                    .frame(maxWidth: isCover ? .infinity : nil, maxHeight: isCover || hasDetents ? .infinity : nil)
                    .modifier(LeastWidthModifier(columns: hasDetents ? Self.leastWidth : 0))
            }
        }
        .modifier(WindowWidthModifier(fits: !isCover))
        .modifier(WindowFrame(cornerRadius: cornerRadius, isShown: !isCover))
        .preference(key: LayerAdaptationKey.self, value: adaptation)
        .onPreferenceChange(CompactAdaptationKey.self) { compactAdaptation = $0 }
        .onPreferenceChange(PresentationDetentsKey.self) { hasDetents = $0 != nil }
        .onPreferenceChange(PresentationCornerRadiusKey.self) { cornerRadius = $0 }
    }
}

/// The content of a full-screen cover.
struct CoverWindow<Content: View> {
    let content: Content
}

extension CoverWindow: View {
    var body: some View {
        BarredContent {
            Viewport(.screen()) {
                VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
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
    /// The window is as large as its content, and scrolls in both directions if the screen is too small. Content as wide
    /// as the screen has all of its columns, without lines on both sides. Content that fills the proposed size, such as a
    /// ``List`` or a ``NavigationStack``, has 80 columns and as many rows as it can use, at least ten, within the limits
    /// of the screen. ``presentationDetents(_:)`` and ``presentationSizing(_:)`` set
    /// other sizes. On a screen of fewer than 24 rows, a detent that is a part of the screen is as high as on a screen
    /// of 24, if there is room. Views beneath are dim and receive no keys and clicks, unless
    /// ``presentationBackgroundInteraction(_:)`` lets them.
    /// Escape, a click outside the window and `\.dismiss` set the binding to false; then the focus returns to its
    /// previous place.
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

    /// Shows a window above the screen while there is an item. A different item gets a new window.
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

    /// Shows views that cover the whole screen while a binding is true.
    ///
    /// The views beneath disappear (``View/onDisappear(perform:)``) until the screen comes back. Only the app can
    /// dismiss the cover, for example with a button that calls `\.dismiss` or sets the binding to false.
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

    /// Shows views that cover the whole screen while there is an item.
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
