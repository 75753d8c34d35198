import CursesUI
import CursesUIImage

extension UIImage {
    /// The name of a picture of the system.
    public static var actionTemplateName: Name { "NSActionTemplate" }
    /// The name of a picture of the system.
    public static var addTemplateName: Name { "NSAddTemplate" }
    /// The name of a picture of the system.
    public static var advancedName: Name { "NSAdvanced" }
    /// The name of a picture of the system.
    public static var applicationIconName: Name { "NSApplicationIcon" }
    /// The name of a picture of the system, of which there is none here.
    public static var bluetoothTemplateName: Name { "NSBluetoothTemplate" }
    /// The name of a picture of the system.
    public static var bonjourName: Name { "NSBonjour" }
    /// The name of a picture of the system.
    public static var bookmarksTemplateName: Name { "NSBookmarksTemplate" }
    /// The name of a picture of the system.
    public static var cautionName: Name { "NSCaution" }
    /// The name of a picture of the system.
    public static var colorPanelName: Name { "NSColorPanel" }
    /// The name of a picture of the system, of which there is none here.
    public static var columnViewTemplateName: Name { "NSColumnViewTemplate" }
    /// The name of a picture of the system.
    public static var computerName: Name { "NSComputer" }
    /// The name of a picture of the system, of which there is none here.
    public static var enterFullScreenTemplateName: Name { "NSEnterFullScreenTemplate" }
    /// The name of a picture of the system.
    public static var everyoneName: Name { "NSEveryone" }
    /// The name of a picture of the system, of which there is none here.
    public static var exitFullScreenTemplateName: Name { "NSExitFullScreenTemplate" }
    /// The name of a picture of the system, of which there is none here.
    public static var flowViewTemplateName: Name { "NSFlowViewTemplate" }
    /// The name of a picture of the system.
    public static var folderName: Name { "NSFolder" }
    /// The name of a picture of the system, of which there is none here.
    public static var followLinkFreestandingTemplateName: Name { "NSFollowLinkFreestandingTemplate" }
    /// The name of a picture of the system.
    public static var fontPanelName: Name { "NSFontPanel" }
    /// The name of a picture of the system.
    public static var goLeftTemplateName: Name { "NSGoLeftTemplate" }
    /// The name of a picture of the system.
    public static var goRightTemplateName: Name { "NSGoRightTemplate" }
    /// The name of a picture of the system.
    public static var homeTemplateName: Name { "NSHomeTemplate" }
    /// The name of a picture of the system.
    public static var iconViewTemplateName: Name { "NSIconViewTemplate" }
    /// The name of a picture of the system.
    public static var infoName: Name { "NSInfo" }
    /// The name of a picture of the system.
    public static var listViewTemplateName: Name { "NSListViewTemplate" }
    /// The name of a picture of the system.
    public static var lockLockedTemplateName: Name { "NSLockLockedTemplate" }
    /// The name of a picture of the system.
    public static var lockUnlockedTemplateName: Name { "NSLockUnlockedTemplate" }
    /// The name of a picture of the system.
    public static var menuOnStateTemplateName: Name { "NSMenuOnStateTemplate" }
    /// The name of a picture of the system.
    public static var multipleDocumentsName: Name { "NSMultipleDocuments" }
    /// The name of a picture of the system.
    public static var networkName: Name { "NSNetwork" }
    /// The name of a picture of the system, of which there is none here.
    public static var pathTemplateName: Name { "NSPathTemplate" }
    /// The name of a picture of the system.
    public static var preferencesGeneralName: Name { "NSPreferencesGeneral" }
    /// The name of a picture of the system.
    public static var quickLookTemplateName: Name { "NSQuickLookTemplate" }
    /// The name of a picture of the system.
    public static var refreshTemplateName: Name { "NSRefreshTemplate" }
    /// The name of a picture of the system.
    public static var refreshFreestandingTemplateName: Name { "NSRefreshFreestandingTemplate" }
    /// The name of a picture of the system.
    public static var removeTemplateName: Name { "NSRemoveTemplate" }
    /// The name of a picture of the system, of which there is none here.
    public static var revealFreestandingTemplateName: Name { "NSRevealFreestandingTemplate" }
    /// The name of a picture of the system.
    public static var shareTemplateName: Name { "NSShareTemplate" }
    /// The name of a picture of the system, of which there is none here.
    public static var smartBadgeTemplateName: Name { "NSSmartBadgeTemplate" }
    /// The name of a picture of the system, of which there is none here.
    public static var statusAvailableName: Name { "NSStatusAvailable" }
    /// The name of a picture of the system, of which there is none here.
    public static var statusNoneName: Name { "NSStatusNone" }
    /// The name of a picture of the system, of which there is none here.
    public static var statusPartiallyAvailableName: Name { "NSStatusPartiallyAvailable" }
    /// The name of a picture of the system, of which there is none here.
    public static var statusUnavailableName: Name { "NSStatusUnavailable" }
    /// The name of a picture of the system.
    public static var stopProgressTemplateName: Name { "NSStopProgressTemplate" }
    /// The name of a picture of the system.
    public static var stopProgressFreestandingTemplateName: Name { "NSStopProgressFreestandingTemplate" }
    /// The name of a picture of the system.
    public static var trashEmptyName: Name { "NSTrashEmpty" }
    /// The name of a picture of the system.
    public static var trashFullName: Name { "NSTrashFull" }
    /// The name of a picture of the system.
    public static var userName: Name { "NSUser" }
    /// The name of a picture of the system.
    public static var userAccountsName: Name { "NSUserAccounts" }
    /// The name of a picture of the system.
    public static var userGroupName: Name { "NSUserGroup" }
    /// The name of a picture of the system.
    public static var userGuestName: Name { "NSUserGuest" }
}
