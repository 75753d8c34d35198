/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    /// Returns one statement of the closure.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Supports a closure without statements, which has no commands.
    @MainActor @preconcurrency
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Returns the only statement of the closure.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Returns the statements of the closure, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> _TupleCommands<repeat each Content> {
        _TupleCommands(repeat each content)
    }

    /// Supports an `if` without an `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
        _OptionalCommands(content: content)
    }
}

/// Several commands.
public struct _TupleCommands<each Content: Commands> {
    let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension _TupleCommands: PrimitiveCommands {
    func entries(_ reader: CommandsReader) -> [CommandEntry] {
        var entries: [CommandEntry] = []
        var index = 0
        for content in repeat each content {
            entries += reader.entries(of: content, at: index)
            index += 1
        }
        return entries
    }
}

/// The commands of an `if` without an `else`.
public struct _OptionalCommands<Content: Commands> {
    let content: Content?
}

extension _OptionalCommands: PrimitiveCommands {
    func entries(_ reader: CommandsReader) -> [CommandEntry] {
        content.map { reader.entries(of: $0, at: 0) } ?? []
    }
}

/// No commands.
public struct EmptyCommands {
    /// Creates empty commands.
    public init() {}
}

extension EmptyCommands: PrimitiveCommands {
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

// These are menus that a desktop fills automatically. In a terminal they are empty.

/// Empty: a terminal's app has no sidebar that a menu could hide.
public struct SidebarCommands: PrimitiveCommands {
    /// Creates the commands.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

/// Empty: a terminal's app has no toolbar that a menu could hide.
public struct ToolbarCommands: PrimitiveCommands {
    /// Creates the commands.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

/// Empty, because text fields handle the editing keys themselves.
public struct TextEditingCommands: PrimitiveCommands {
    /// Creates the commands.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

/// Empty, because text fields handle the editing keys themselves.
public struct TextFormattingCommands: PrimitiveCommands {
    /// Creates the commands.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

/// Empty: there is no standard inspector.
public struct InspectorCommands: PrimitiveCommands {
    /// Creates the commands.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

/// Empty: files are not imported from devices.
public struct ImportFromDevicesCommands: PrimitiveCommands {
    /// Creates the commands.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}
