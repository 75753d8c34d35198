/// The exhibits, in the order of the list.
extension Exhibit {
    /// Exhibits below a title.
    struct Section: Sendable {
        let title: String
        let exhibits: [Exhibit]
    }

    static let sections: [Section] = [
        Section(title: "Controls", exhibits: controls),
        Section(title: "Text", exhibits: text),
        Section(title: "Lists and forms", exhibits: lists),
        Section(title: "Layout", exhibits: layout),
        Section(title: "Navigation", exhibits: navigation),
        Section(title: "Drawing", exhibits: drawing),
        Section(title: "Charts", exhibits: charts),
        Section(title: "Motion", exhibits: motion),
        Section(title: "Input", exhibits: input),
        Section(title: "State", exhibits: state),
    ]

    static let all = sections.flatMap(\.exhibits)

    private static let controls: [Exhibit] = [
        Exhibit("Buttons", PackageResources.Buttons_swift, fills: true, Buttons()),
        Exhibit("Button styles", PackageResources.ButtonStyles_swift, ButtonStyles()),
        Exhibit("Menus", PackageResources.Menus_swift, Menus()),
        Exhibit("Toggles", PackageResources.Toggles_swift, fills: true, Toggles()),
        Exhibit("Choices and values", PackageResources.Choices_swift, fills: true, Choices()),
        Exhibit("Pickers", PackageResources.Pickers_swift, fills: true, Pickers()),
        Exhibit("Sliders", PackageResources.Sliders_swift, fills: true, Sliders()),
        Exhibit("Dates", PackageResources.Dates_swift, fills: true, Dates()),
        Exhibit("Progress", PackageResources.ProgressViews_swift, ProgressViews()),
        Exhibit("Gauges", PackageResources.Gauges_swift, Gauges()),
        Exhibit("Links and clipboard", PackageResources.Sharing_swift, Sharing()),
        Exhibit("Labels", PackageResources.Labels_swift, Labels()),
        Exhibit("Styles of groups", PackageResources.GroupStyles_swift, GroupStyles()),
    ]

    private static let text: [Exhibit] = [
        Exhibit("Texts and fields", PackageResources.Texts_swift, fills: true, Texts()),
        Exhibit("Field styles", PackageResources.TextFields_swift, TextFields()),
        Exhibit("Text styles", PackageResources.TextStyles_swift, TextStyles()),
        Exhibit("Paragraphs", PackageResources.Paragraphs_swift, Paragraphs()),
        Exhibit("Letters and lines", PackageResources.LettersAndLines_swift, LettersAndLines()),
        Exhibit("Markdown", PackageResources.MarkdownDocument_swift, fills: true, MarkdownDocument()),
    ]

    private static let lists: [Exhibit] = [
        Exhibit("Lists", PackageResources.Lists_swift, fills: true, Lists()),
        Exhibit("List styles", PackageResources.ListStyles_swift, fills: true, ListStyles()),
        Exhibit("List rows", PackageResources.ListRows_swift, fills: true, ListRows()),
        Exhibit("Searching", PackageResources.Searching_swift, fills: true, Searching()),
        Exhibit("Tables", PackageResources.Tables_swift, fills: true, Tables()),
        Exhibit("Outlines", PackageResources.Outlines_swift, Outlines()),
        Exhibit("Forms", PackageResources.Forms_swift, fills: true, Forms()),
        Exhibit("Boxes and blanks", PackageResources.Boxes_swift, Boxes()),
        Exhibit("Logs", PackageResources.Logs_swift, fills: true, Logs()),
    ]

    private static let layout: [Exhibit] = [
        Exhibit("Layout", PackageResources.Layouts_swift, fills: true, Layouts()),
        Exhibit("Stacks", PackageResources.Stacks_swift, Stacks()),
        Exhibit("Grids", PackageResources.Grids_swift, Grids()),
        Exhibit("Lazy containers", PackageResources.LazyContainers_swift, LazyContainers()),
        Exhibit("Frames", PackageResources.Frames_swift, Frames()),
        Exhibit("Scrolling", PackageResources.Scrolling_swift, fills: true, Scrolling()),
        Exhibit("Own layouts", PackageResources.CustomLayouts_swift, CustomLayouts()),
        Exhibit("Geometry", PackageResources.Geometry_swift, Geometry()),
        Exhibit("Own containers", PackageResources.OwnContainers_swift, OwnContainers()),
    ]

    private static let navigation: [Exhibit] = [
        Exhibit("Navigation stacks", PackageResources.NavigationStacks_swift, fills: true, NavigationStacks()),
        Exhibit("Split views", PackageResources.SplitViews_swift, fills: true, SplitViews()),
        Exhibit("Tabs", PackageResources.Tabs_swift, fills: true, Tabs()),
        Exhibit("Windows", PackageResources.Windows_swift, fills: true, Windows()),
        Exhibit("Sheets", PackageResources.Sheets_swift, Sheets()),
        Exhibit("Sizes of sheets", PackageResources.SheetSizes_swift, SheetSizes()),
        Exhibit("Movable panes", PackageResources.MovablePanes_swift, fills: true, MovablePanes()),
        Exhibit("Screen details", PackageResources.ScreenDetails_swift, fills: true, ScreenDetails()),
        Exhibit("File dialogs", PackageResources.FileDialogs_swift, fills: true, FileDialogs()),
    ]

    private static let drawing: [Exhibit] = [
        Exhibit("Drawing", PackageResources.Drawings_swift, fills: true, Drawings()),
        Exhibit("Colors", PackageResources.Colors_swift, Colors()),
        Exhibit("Shapes", PackageResources.Shapes_swift, Shapes()),
        Exhibit("Gradients", PackageResources.Gradients_swift, Gradients()),
        Exhibit("Canvas", PackageResources.Canvases_swift, Canvases()),
        Exhibit("Materials", PackageResources.Materials_swift, Materials()),
        Exhibit("Effects", PackageResources.Effects_swift, Effects()),
        Exhibit("Effects on colours", PackageResources.ColorEffects_swift, ColorEffects()),
        Exhibit("Pictures", PackageResources.Pictures_swift, Pictures()),
        Exhibit("Themes", PackageResources.Themes_swift, Themes()),
    ]

    private static let charts: [Exhibit] = [
        Exhibit("Charts", PackageResources.ChartKinds_swift, fills: true, ChartKinds()),
        Exhibit("Bars", PackageResources.BarCharts_swift, fills: true, BarCharts()),
        Exhibit("Lines and areas", PackageResources.LineCharts_swift, fills: true, LineCharts()),
        Exhibit("Points and rectangles", PackageResources.PointCharts_swift, fills: true, PointCharts()),
        Exhibit("Sectors", PackageResources.SectorCharts_swift, fills: true, SectorCharts()),
        Exhibit("Axes and scales", PackageResources.ChartAxes_swift, fills: true, ChartAxes()),
        Exhibit("Selecting in charts", PackageResources.ChartSelections_swift, fills: true, ChartSelections()),
        Exhibit("Plots", PackageResources.ChartPlots_swift, fills: true, ChartPlots()),
        Exhibit("Small charts", PackageResources.SmallCharts_swift, fills: true, SmallCharts()),
    ]

    private static let motion: [Exhibit] = [
        Exhibit("Animations", PackageResources.Animations_swift, Animations()),
        Exhibit("Animators", PackageResources.Animators_swift, Animators()),
        Exhibit("Moving signs", PackageResources.MovingSigns_swift, MovingSigns()),
        Exhibit("Transforms", PackageResources.Transforms_swift, Transforms()),
        Exhibit("Rotations", PackageResources.Rotations_swift, Rotations()),
    ]

    private static let input: [Exhibit] = [
        Exhibit("Gestures", PackageResources.Gestures_swift, Gestures()),
        Exhibit("Key presses", PackageResources.KeyPresses_swift, KeyPresses()),
        Exhibit("Focus", PackageResources.Focus_swift, Focus()),
        Exhibit("Mouse", PackageResources.Mouse_swift, Mouse()),
        Exhibit("Clipboard and search", PackageResources.Clipboards_swift, fills: true, Clipboards()),
        Exhibit("Activities", PackageResources.Activities_swift, Activities()),
        Exhibit("Drag and drop", PackageResources.DragAndDrop_swift, DragAndDrop()),
        Exhibit("Command palette", PackageResources.CommandPalettes_swift, CommandPalettes()),
    ]

    private static let state: [Exhibit] = [
        Exhibit("Life and state", PackageResources.LifeAndState_swift, LifeAndState()),
        Exhibit("Own modifiers", PackageResources.OwnModifiers_swift, OwnModifiers()),
        Exhibit("Accessibility", PackageResources.Accessibility_swift, Accessibility()),
        Exhibit("Assistance", PackageResources.Assistance_swift, Assistance()),
    ]
}
