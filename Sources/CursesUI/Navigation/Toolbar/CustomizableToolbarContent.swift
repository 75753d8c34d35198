/// Items of a toolbar that have an identifier. On other systems users arrange them; in a terminal they are where the
/// app places them.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// The changes that users may make to an item of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// Users can move and remove the item.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// Users can move the item.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// Users can neither move nor remove the item, which is always so in a terminal.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Options of an item of a toolbar that users may arrange.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The item is shown whenever there is space for it, which is always so in a terminal.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Items that are hidden until users add them.
private struct CustomizedToolbarContent<Base: CustomizableToolbarContent>: PrimitiveToolbarContent,
    CustomizableToolbarContent
{
    let base: Base
    let isHidden: Bool

    var entries: [ToolbarEntry] { isHidden ? [] : base.allEntries }
}

extension CustomizableToolbarContent {
    /// Returns the same items: in a terminal, users do not arrange them.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        self
    }

    /// Sets whether the items are shown before users arrange them, which in a terminal they cannot. Hidden items are
    /// not shown, unless they are always available.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        CustomizedToolbarContent(
            base: self, isHidden: defaultVisibility == .hidden && !options.contains(.alwaysAvailable))
    }

    /// Hides the items.
    public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
        CustomizedToolbarContent(base: self, isHidden: hidden)
    }
}
