import CursesUI

extension _DesktopWindow {
    /// The parts of a window; ignored in a terminal.
    public struct StyleMask: OptionSet, Sendable {
        /// The bits of the parts.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No parts.
        public static let borderless: StyleMask = []
        /// A title.
        public static let titled = StyleMask(rawValue: 1)
        /// A button that closes the window.
        public static let closable = StyleMask(rawValue: 2)
        /// A button that minimizes the window.
        public static let miniaturizable = StyleMask(rawValue: 4)
        /// Edges that resize the window.
        public static let resizable = StyleMask(rawValue: 8)
        /// The look of a palette.
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        /// A window that belongs to a different window.
        public static let docModalWindow = StyleMask(rawValue: 1 << 6)
        /// A panel that does not activate its app.
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        /// A title and a bar of tools in one.
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        /// The look of a transparent panel.
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        /// A window that fills the screen.
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        /// Content that extends under the title.
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
        /// The look of metal.
        public static let texturedBackground = StyleMask(rawValue: 1 << 8)
    }

    /// The spaces and the full screens in which a window is; ignored in a terminal.
    public struct CollectionBehavior: OptionSet, Sendable {
        /// The bits of the behaviour.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The window is in all spaces.
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        /// The window moves to the active space.
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
        /// The window is in one space.
        public static let managed = CollectionBehavior(rawValue: 1 << 2)
        /// The window is hidden while spaces are chosen.
        public static let transient = CollectionBehavior(rawValue: 1 << 3)
        /// The window does not move with the spaces.
        public static let stationary = CollectionBehavior(rawValue: 1 << 4)
        /// The window is not among those that a key goes through.
        public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        /// The window can fill the screen.
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
        /// The window can be beside one that fills the screen.
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
        /// The window cannot fill the screen.
        public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
        /// The window can share the screen with another.
        public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
        /// The window cannot share the screen with another.
        public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
        /// The window is among those that a key goes through.
        public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
        /// The window is the main one of a stage.
        public static let primary = CollectionBehavior(rawValue: 1 << 16)
        /// The window belongs to the main one of a stage.
        public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
        /// The window can join the stages of all apps.
        public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
        /// The usual behaviour.
        public static let `default`: CollectionBehavior = []
    }

    /// How a window buffers its drawing; ignored in a terminal.
    public enum BackingStoreType: UInt, Sendable {
        case retained, nonretained, buffered
    }

    /// Whether the title is shown; ignored in a terminal.
    public enum TitleVisibility: Int, Sendable {
        case visible, hidden
    }

    /// How a window appears; ignored in a terminal.
    public enum AnimationBehavior: Int, Sendable {
        case `default` = 0
        case none = 2
        case documentWindow, utilityWindow, alertPanel
    }

    /// The place of the bar of tools; ignored in a terminal.
    public enum ToolbarStyle: Int, Sendable {
        case automatic, expanded, preference, unified, unifiedCompact
    }

    /// Whether a window is a tab of another; ignored in a terminal.
    public enum TabbingMode: Int, Sendable {
        case automatic, preferred, disallowed
    }

    /// Whether the user wants tabs; ignored in a terminal.
    public enum UserTabbingPreference: Int, Sendable {
        case manual, always, inFullScreen
    }

    /// A button of a window; ignored in a terminal.
    public enum ButtonType: UInt, Sendable {
        case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton, documentVersionsButton = 6
    }

    /// The order of two windows; ignored in a terminal.
    public enum OrderingMode: Int, Sendable {
        case above = 1, below = -1, out = 0
    }

    /// Which programs can read the pixels of a window; ignored in a terminal.
    public enum SharingType: UInt, Sendable {
        case none, readOnly, readWrite
    }

    /// Where a window buffers its drawing; ignored in a terminal.
    public enum BackingLocation: UInt, Sendable {
        case `default`, videoMemory, mainMemory
    }

    /// Whether a window is visible.
    public struct OcclusionState: OptionSet, Sendable {
        /// The bits of the state.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The window is visible.
        public static let visible = OcclusionState(rawValue: 1 << 1)
    }

    /// The name with which the frame of a window is stored; ignored in a terminal.
    public typealias FrameAutosaveName = String
    /// The name of the tabs to which a window belongs; ignored in a terminal.
    public typealias TabbingIdentifier = String
    /// The state of a window that a terminal does not restore.
    public typealias PersistableFrameDescriptor = String
}

/// The line below the title of a window; ignored in a terminal.
public enum NSTitlebarSeparatorStyle: Int, Sendable {
    case automatic, none, line, shadow
}
