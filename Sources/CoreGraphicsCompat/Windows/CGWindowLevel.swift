/// The number of a level of windows. A higher one is in front.
public typealias CGWindowLevel = Int32

/// A level of windows.
public enum CGWindowLevelKey: Int32, Sendable {
    /// The lowest level.
    case baseWindow = 0
    /// The lowest level of windows.
    case minimumWindow = 1
    /// The picture of the desktop.
    case desktopWindow = 2
    /// Menus behind all windows.
    case backstopMenu = 3
    /// Windows.
    case normalWindow = 4
    /// Palettes.
    case floatingWindow = 5
    /// Menus that stay open.
    case tornOffMenuWindow = 6
    /// The Dock.
    case dockWindow = 7
    /// The bar of menus.
    case mainMenuWindow = 8
    /// Status items.
    case statusWindow = 9
    /// Panels that wait for an answer.
    case modalPanelWindow = 10
    /// Menus.
    case popUpMenuWindow = 11
    /// Windows that are dragged.
    case draggingWindow = 12
    /// The screen saver.
    case screenSaverWindow = 13
    /// The highest level.
    case maximumWindow = 14
    /// Windows above menus.
    case overlayWindow = 15
    /// Help.
    case helpWindow = 16
    /// Utilities.
    case utilityWindow = 17
    /// The symbols on the desktop.
    case desktopIconWindow = 18
    /// The pointer.
    case cursorWindow = 19
    /// Aids for users who cannot see or move.
    case assistiveTechHighWindow = 20
}

/// Returns the number of a level of windows.
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
    switch key {
    case .baseWindow: CGWindowLevel.min
    case .minimumWindow: CGWindowLevel.min + 1
    case .desktopWindow: CGWindowLevel.min + 21
    case .backstopMenu: -20
    case .normalWindow: 0
    case .floatingWindow: 3
    case .tornOffMenuWindow: 3
    case .dockWindow: 20
    case .mainMenuWindow: 24
    case .statusWindow: 25
    case .modalPanelWindow: 8
    case .popUpMenuWindow: 101
    case .draggingWindow: 500
    case .screenSaverWindow: 1000
    case .maximumWindow: CGWindowLevel.max - 16
    case .overlayWindow: 102
    case .helpWindow: 200
    case .utilityWindow: 19
    case .desktopIconWindow: CGWindowLevel.min + 41
    case .cursorWindow: CGWindowLevel.max - 17
    case .assistiveTechHighWindow: 1500
    }
}
