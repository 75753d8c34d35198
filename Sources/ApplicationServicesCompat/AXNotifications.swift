// The actions of elements, and the notifications about them.

/// Presses the element.
public let kAXPressAction = "AXPress"
/// Makes the value larger.
public let kAXIncrementAction = "AXIncrement"
/// Makes the value smaller.
public let kAXDecrementAction = "AXDecrement"
/// Confirms.
public let kAXConfirmAction = "AXConfirm"
/// Cancels.
public let kAXCancelAction = "AXCancel"
/// Shows the other form.
public let kAXShowAlternateUIAction = "AXShowAlternateUI"
/// Shows the usual form.
public let kAXShowDefaultUIAction = "AXShowDefaultUI"
/// Brings the window to the front.
public let kAXRaiseAction = "AXRaise"
/// Opens the menu.
public let kAXShowMenuAction = "AXShowMenu"
/// Chooses the row.
public let kAXPickAction = "AXPick"

/// Another window is the main one.
public let kAXMainWindowChangedNotification = "AXMainWindowChanged"
/// Another window has the focus.
public let kAXFocusedWindowChangedNotification = "AXFocusedWindowChanged"
/// Another element has the focus.
public let kAXFocusedUIElementChangedNotification = "AXFocusedUIElementChanged"
/// The app is in front.
public let kAXApplicationActivatedNotification = "AXApplicationActivated"
/// The app is no longer in front.
public let kAXApplicationDeactivatedNotification = "AXApplicationDeactivated"
/// The app is hidden.
public let kAXApplicationHiddenNotification = "AXApplicationHidden"
/// The app is visible.
public let kAXApplicationShownNotification = "AXApplicationShown"
/// There is a new window.
public let kAXWindowCreatedNotification = "AXWindowCreated"
/// The window has a new place.
public let kAXWindowMovedNotification = "AXWindowMoved"
/// The window has a new size.
public let kAXWindowResizedNotification = "AXWindowResized"
/// The window is in the Dock.
public let kAXWindowMiniaturizedNotification = "AXWindowMiniaturized"
/// The window is no longer in the Dock.
public let kAXWindowDeminiaturizedNotification = "AXWindowDeminiaturized"
/// There is a new drawer.
public let kAXDrawerCreatedNotification = "AXDrawerCreated"
/// There is a new sheet.
public let kAXSheetCreatedNotification = "AXSheetCreated"
/// There is a new help tag.
public let kAXHelpTagCreatedNotification = "AXHelpTagCreated"
/// The value has changed.
public let kAXValueChangedNotification = "AXValueChanged"
/// The element is gone.
public let kAXUIElementDestroyedNotification = "AXUIElementDestroyed"
/// The element is being changed, or no longer.
public let kAXElementBusyChangedNotification = "AXElementBusyChanged"
/// The menu is open.
public let kAXMenuOpenedNotification = "AXMenuOpened"
/// The menu is closed.
public let kAXMenuClosedNotification = "AXMenuClosed"
/// A row of the menu was chosen.
public let kAXMenuItemSelectedNotification = "AXMenuItemSelected"
/// The number of rows has changed.
public let kAXRowCountChangedNotification = "AXRowCountChanged"
/// The row is open.
public let kAXRowExpandedNotification = "AXRowExpanded"
/// The row is closed.
public let kAXRowCollapsedNotification = "AXRowCollapsed"
/// Other cells are selected.
public let kAXSelectedCellsChangedNotification = "AXSelectedCellsChanged"
/// The unit has changed.
public let kAXUnitsChangedNotification = "AXUnitsChanged"
/// The selected elements have new places.
public let kAXSelectedChildrenMovedNotification = "AXSelectedChildrenMoved"
/// Other elements are selected.
public let kAXSelectedChildrenChangedNotification = "AXSelectedChildrenChanged"
/// Other rows are selected.
public let kAXSelectedRowsChangedNotification = "AXSelectedRowsChanged"
/// Other columns are selected.
public let kAXSelectedColumnsChangedNotification = "AXSelectedColumnsChanged"
/// Another text is selected.
public let kAXSelectedTextChangedNotification = "AXSelectedTextChanged"
/// The title has changed.
public let kAXTitleChangedNotification = "AXTitleChanged"
/// The layout has changed.
public let kAXLayoutChangedNotification = "AXLayoutChanged"
/// The element has a new place.
public let kAXMovedNotification = "AXMoved"
/// The element has a new size.
public let kAXResizedNotification = "AXResized"
/// There is a new element.
public let kAXCreatedNotification = "AXCreated"
/// Something is to be read aloud.
public let kAXAnnouncementRequestedNotification = "AXAnnouncementRequested"
