/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    /// One statement of the closure.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// A closure without statements.
    @MainActor @preconcurrency
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// The statements of the closure, in order.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// The statements of the closure, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> _TupleCommands<repeat each Content> {
        _TupleCommands(repeat each content)
    }

    /// An `if` without an `else`.
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

/// Commands of an `if` without an `else`.
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
    /// Commands, which have no options.
    public init() {}
}

extension EmptyCommands: PrimitiveCommands {
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

// Menus that a desktop fills automatically; a terminal has none of them.

/// Empty: a terminal's app has no sidebar that a menu could hide.
public struct SidebarCommands: PrimitiveCommands {
    /// Commands, which have no options.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

/// Empty: a terminal's app has no toolbar that a menu could hide.
public struct ToolbarCommands: PrimitiveCommands {
    /// Commands, which have no options.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

/// Empty: text fields have their own keys.
public struct TextEditingCommands: PrimitiveCommands {
    /// Commands, which have no options.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

/// Empty: text fields have their own keys.
public struct TextFormattingCommands: PrimitiveCommands {
    /// Commands, which have no options.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

/// Empty: there is no standard inspector.
public struct InspectorCommands: PrimitiveCommands {
    /// Commands, which have no options.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}

/// Empty: files are not imported from devices.
public struct ImportFromDevicesCommands: PrimitiveCommands {
    /// Commands, which have no options.
    public init() {}
    func entries(_ reader: CommandsReader) -> [CommandEntry] { [] }
}
