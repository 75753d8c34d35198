/// Menus of actions with keyboard shortcuts, in addition to the controls on the screen.
///
/// ```swift
/// WindowGroup { ContentView() }
///     .commands {
///         CommandMenu("Entry") {
///             Button("Add") { store.add() }.keyboardShortcut("n")
///         }
///     }
/// ```
///
/// The keys work wherever the focus is. F10 opens the menus, in the upper left corner of the screen:
///
/// ```text
/// ╭─────────╮
/// │ Entry ▸ │
/// ╰─────────╯
/// ```
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: Commands {}

/// Commands that CursesUI implements with menu entries instead of a body.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
    /// Returns the menu entries; `reader` reads the entries of nested commands.
    func entries(_ reader: CommandsReader) -> [CommandEntry]
}

extension PrimitiveCommands {
    /// Never called: CursesUI shows the menus.
    public var body: Never {
        fatalError("\(Self.self) has its menus; it has no body.")
    }
}

/// A group of actions in one menu.
struct CommandEntry {
    enum Place: Equatable {
        /// A menu that the app defines.
        case menu(String)
        /// One of the standard menus of desktop apps. The only standard action in a terminal opens the settings, so
        /// otherwise only the name of the menu matters.
        case group(CommandGroupPlacement, Position)
    }

    /// Where actions are in relation to the standard actions of a group.
    enum Position {
        case before, after
        /// In place of the standard actions.
        case replacing
    }

    let place: Place
    /// The actions; `nil` if there are none.
    let content: AnyView?

    /// The title of the menu.
    var title: String {
        switch place {
        case .menu(let title): title
        case .group(let placement, _): placement.menu
        }
    }
}

/// A menu of the app.
public struct CommandMenu<Content: View> {
    private let title: String
    private let content: Content

    /// Creates a menu with a title.
    public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = name.styledText.string
        self.content = content()
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        title = String(name)
        self.content = content()
    }
}

extension CommandMenu: PrimitiveCommands {
    func entries(_ reader: CommandsReader) -> [CommandEntry] {
        [CommandEntry(place: .menu(title), content: AnyView(content))]
    }
}

/// Actions in one of the standard menus of desktop apps.
public struct CommandGroup<Content: View> {
    private let placement: CommandGroupPlacement
    private let position: CommandEntry.Position
    private let content: Content

    /// Creates commands before the standard commands of a placement.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        position = .before
        content = addition()
    }

    /// Creates commands after the standard commands of a placement.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        position = .after
        content = addition()
    }

    /// Creates commands that replace the standard commands of a placement.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        position = .replacing
        content = addition()
    }
}

extension CommandGroup: PrimitiveCommands {
    func entries(_ reader: CommandsReader) -> [CommandEntry] {
        let content = Content.self == EmptyView.self ? nil : AnyView(content)
        return [CommandEntry(place: .group(placement, position), content: content)]
    }
}

/// The position of a group of actions in the menus of a desktop app.
public struct CommandGroupPlacement: Hashable, Sendable {
    /// The name of the menu.
    let menu: String
    private let name: String

    /// About the app.
    public static let appInfo = CommandGroupPlacement(menu: "App", name: "appInfo")
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement(menu: "App", name: "appSettings")
    /// Services of the system.
    public static let systemServices = CommandGroupPlacement(menu: "App", name: "systemServices")
    /// Visibility of the app.
    public static let appVisibility = CommandGroupPlacement(menu: "App", name: "appVisibility")
    /// Ending the app.
    public static let appTermination = CommandGroupPlacement(menu: "App", name: "appTermination")
    /// Creating and opening documents.
    public static let newItem = CommandGroupPlacement(menu: "File", name: "newItem")
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement(menu: "File", name: "saveItem")
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement(menu: "File", name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(menu: "File", name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(menu: "Edit", name: "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(menu: "Edit", name: "pasteboard")
    /// Editing text.
    public static let textEditing = CommandGroupPlacement(menu: "Edit", name: "textEditing")
    /// Formatting text.
    public static let textFormatting = CommandGroupPlacement(menu: "Format", name: "textFormatting")
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement(menu: "View", name: "toolbar")
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement(menu: "View", name: "sidebar")
    /// The sizes of windows.
    public static let windowSize = CommandGroupPlacement(menu: "Window", name: "windowSize")
    /// The windows.
    public static let windowList = CommandGroupPlacement(menu: "Window", name: "windowList")
    /// Opening windows that exist only once.
    public static let singleWindowList = CommandGroupPlacement(menu: "Window", name: "singleWindowList")
    /// The arrangement of windows.
    public static let windowArrangement = CommandGroupPlacement(menu: "Window", name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(menu: "Help", name: "help")
}
