/// Renders a view to a picture, without a terminal.
///
/// ```swift
/// #expect(render(Text("Hello").border(.blue), size: CellSize(width: 7, height: 3)) == """
///     ┌─────┐
///     │Hello│
///     └─────┘
///     """)
/// ```
///
/// It runs the same four stages as an app: update, layout, draw, present.
@MainActor
public func render(
    _ view: some View,
    size: CellSize = CellSize(width: 80, height: 24),
    colorLevel: Capabilities.ColorLevel = .trueColor,
    colorScheme: ColorScheme = .dark
) -> Snapshot {
    TestApp(view, size: size, colorLevel: colorLevel, colorScheme: colorScheme).screen
}
