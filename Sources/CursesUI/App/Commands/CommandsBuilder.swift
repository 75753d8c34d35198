/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> _TupleCommands<repeat each Content> {
        _TupleCommands(repeat each content)
    }

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
    var entries: [CommandEntry] {
        var entries: [CommandEntry] = []
        for content in repeat each content { entries += content.allEntries }
        return entries
    }
}

/// Commands that may not be there.
public struct _OptionalCommands<Content: Commands> {
    let content: Content?
}

extension _OptionalCommands: PrimitiveCommands {
    var entries: [CommandEntry] { content?.allEntries ?? [] }
}

/// No commands.
public struct EmptyCommands {
    public init() {}
}

extension EmptyCommands: PrimitiveCommands {
    var entries: [CommandEntry] { [] }
}

// Menus that a desktop fills by itself; in a terminal nobody does.

/// None: a terminal's app has no sidebar that a menu would hide.
public struct SidebarCommands: PrimitiveCommands {
    public init() {}
    var entries: [CommandEntry] { [] }
}

/// None: a terminal's app has no toolbar that a menu would hide.
public struct ToolbarCommands: PrimitiveCommands {
    public init() {}
    var entries: [CommandEntry] { [] }
}

/// None: text fields have their keys.
public struct TextEditingCommands: PrimitiveCommands {
    public init() {}
    var entries: [CommandEntry] { [] }
}

/// None: text fields have their keys.
public struct TextFormattingCommands: PrimitiveCommands {
    public init() {}
    var entries: [CommandEntry] { [] }
}

/// None: there is no inspector.
public struct InspectorCommands: PrimitiveCommands {
    public init() {}
    var entries: [CommandEntry] { [] }
}

/// None: files are not imported from devices.
public struct ImportFromDevicesCommands: PrimitiveCommands {
    public init() {}
    var entries: [CommandEntry] { [] }
}
