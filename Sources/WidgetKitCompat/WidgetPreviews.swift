/// Declares a preview of a widget with some entries. A terminal has no previews.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, @WidgetBundleBuilder widget: @escaping @MainActor () -> any Widget,
    @TimelineEntryBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the entries of a provider. A terminal has no previews.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, @WidgetBundleBuilder widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Builds the entries of a preview.
@resultBuilder
public enum TimelineEntryBuilder {
    /// Returns the entries.
    public static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry] { entries }
}
