// The names of the values of elements.

/// The kind of the element.
public let kAXRoleAttribute = "AXRole"
/// The kind of the element, in more detail.
public let kAXSubroleAttribute = "AXSubrole"
/// The kind of the element, in words for the user.
public let kAXRoleDescriptionAttribute = "AXRoleDescription"
/// The title.
public let kAXTitleAttribute = "AXTitle"
/// The purpose of the element.
public let kAXDescriptionAttribute = "AXDescription"
/// The help.
public let kAXHelpAttribute = "AXHelp"
/// The identifier that its app has given.
public let kAXIdentifierAttribute = "AXIdentifier"
/// The element around it.
public let kAXParentAttribute = "AXParent"
/// The elements in it.
public let kAXChildrenAttribute = "AXChildren"
/// The selected elements in it.
public let kAXSelectedChildrenAttribute = "AXSelectedChildren"
/// The visible elements in it.
public let kAXVisibleChildrenAttribute = "AXVisibleChildren"
/// Its window.
public let kAXWindowAttribute = "AXWindow"
/// Its window or sheet.
public let kAXTopLevelUIElementAttribute = "AXTopLevelUIElement"
/// Whether it can be used.
public let kAXEnabledAttribute = "AXEnabled"
/// Whether it has the focus.
public let kAXFocusedAttribute = "AXFocused"
/// The place of its corner.
public let kAXPositionAttribute = "AXPosition"
/// The size.
public let kAXSizeAttribute = "AXSize"
/// The value.
public let kAXValueAttribute = "AXValue"
/// The value in words.
public let kAXValueDescriptionAttribute = "AXValueDescription"
/// The smallest value.
public let kAXMinValueAttribute = "AXMinValue"
/// The largest value.
public let kAXMaxValueAttribute = "AXMaxValue"
/// The step between values.
public let kAXValueIncrementAttribute = "AXValueIncrement"
/// All values.
public let kAXAllowedValuesAttribute = "AXAllowedValues"
/// The text of an empty field.
public let kAXPlaceholderValueAttribute = "AXPlaceholderValue"
/// The selected text.
public let kAXSelectedTextAttribute = "AXSelectedText"
/// The place of the selected text.
public let kAXSelectedTextRangeAttribute = "AXSelectedTextRange"
/// The places of the selected texts.
public let kAXSelectedTextRangesAttribute = "AXSelectedTextRanges"
/// The place of the visible text.
public let kAXVisibleCharacterRangeAttribute = "AXVisibleCharacterRange"
/// The number of characters.
public let kAXNumberOfCharactersAttribute = "AXNumberOfCharacters"
/// The line of the cursor.
public let kAXInsertionPointLineNumberAttribute = "AXInsertionPointLineNumber"
/// The elements that show the same text.
public let kAXSharedTextUIElementsAttribute = "AXSharedTextUIElements"
/// Whether the window is the main one.
public let kAXMainAttribute = "AXMain"
/// Whether the window is in the Dock.
public let kAXMinimizedAttribute = "AXMinimized"
/// The button that closes the window.
public let kAXCloseButtonAttribute = "AXCloseButton"
/// The button that makes the window larger.
public let kAXZoomButtonAttribute = "AXZoomButton"
/// The button that puts the window into the Dock.
public let kAXMinimizeButtonAttribute = "AXMinimizeButton"
/// The button that lets the window fill the screen.
public let kAXFullScreenButtonAttribute = "AXFullScreenButton"
/// The button that hides the bar of tools.
public let kAXToolbarButtonAttribute = "AXToolbarButton"
/// The button that Return presses.
public let kAXDefaultButtonAttribute = "AXDefaultButton"
/// The button that Escape presses.
public let kAXCancelButtonAttribute = "AXCancelButton"
/// Whether the window waits for an answer.
public let kAXModalAttribute = "AXModal"
/// The corner that changes the size.
public let kAXGrowAreaAttribute = "AXGrowArea"
/// The symbol of the document.
public let kAXProxyAttribute = "AXProxy"
/// The file of the window.
public let kAXDocumentAttribute = "AXDocument"
/// The sheets of the window.
public let kAXSheetsAttribute = "AXSheets"
/// The bar of menus.
public let kAXMenuBarAttribute = "AXMenuBar"
/// The bar of status items.
public let kAXExtrasMenuBarAttribute = "AXExtrasMenuBar"
/// The windows.
public let kAXWindowsAttribute = "AXWindows"
/// Whether the app is in front.
public let kAXFrontmostAttribute = "AXFrontmost"
/// Whether the app is hidden.
public let kAXHiddenAttribute = "AXHidden"
/// The main window.
public let kAXMainWindowAttribute = "AXMainWindow"
/// The window with the focus.
public let kAXFocusedWindowAttribute = "AXFocusedWindow"
/// The element with the focus.
public let kAXFocusedUIElementAttribute = "AXFocusedUIElement"
/// The app with the focus.
public let kAXFocusedApplicationAttribute = "AXFocusedApplication"
/// Whether the app runs.
public let kAXIsApplicationRunningAttribute = "AXIsApplicationRunning"
/// The header.
public let kAXHeaderAttribute = "AXHeader"
/// Whether there are changes.
public let kAXEditedAttribute = "AXEdited"
/// The tabs.
public let kAXTabsAttribute = "AXTabs"
/// The contents.
public let kAXContentsAttribute = "AXContents"
/// The rows.
public let kAXRowsAttribute = "AXRows"
/// The visible rows.
public let kAXVisibleRowsAttribute = "AXVisibleRows"
/// The selected rows.
public let kAXSelectedRowsAttribute = "AXSelectedRows"
/// The columns.
public let kAXColumnsAttribute = "AXColumns"
/// The visible columns.
public let kAXVisibleColumnsAttribute = "AXVisibleColumns"
/// The selected columns.
public let kAXSelectedColumnsAttribute = "AXSelectedColumns"
/// The selected cells.
public let kAXSelectedCellsAttribute = "AXSelectedCells"
/// The visible cells.
public let kAXVisibleCellsAttribute = "AXVisibleCells"
/// The number of rows.
public let kAXRowCountAttribute = "AXRowCount"
/// The number of columns.
public let kAXColumnCountAttribute = "AXColumnCount"
/// The place among others.
public let kAXIndexAttribute = "AXIndex"
/// Whether the rows in it are visible.
public let kAXDisclosingAttribute = "AXDisclosing"
/// How deep the row is.
public let kAXDisclosureLevelAttribute = "AXDisclosureLevel"
/// The bar that scrolls sideways.
public let kAXHorizontalScrollBarAttribute = "AXHorizontalScrollBar"
/// The bar that scrolls up and down.
public let kAXVerticalScrollBarAttribute = "AXVerticalScrollBar"
/// The direction.
public let kAXOrientationAttribute = "AXOrientation"
/// The address.
public let kAXURLAttribute = "AXURL"
/// The elements that belong to it.
public let kAXLinkedUIElementsAttribute = "AXLinkedUIElements"
/// The element with its title.
public let kAXTitleUIElementAttribute = "AXTitleUIElement"
/// Whether it is open.
public let kAXExpandedAttribute = "AXExpanded"
/// Whether it is selected.
public let kAXSelectedAttribute = "AXSelected"
/// The dividers.
public let kAXSplittersAttribute = "AXSplitters"
/// The elements that follow.
public let kAXNextContentsAttribute = "AXNextContents"
/// The elements that come before.
public let kAXPreviousContentsAttribute = "AXPreviousContents"
/// The text.
public let kAXTextAttribute = "AXText"
/// Whether it is being changed.
public let kAXElementBusyAttribute = "AXElementBusy"
/// Whether its other form is visible.
public let kAXAlternateUIVisibleAttribute = "AXAlternateUIVisible"
/// The key of the menu's row.
public let kAXMenuItemCmdCharAttribute = "AXMenuItemCmdChar"
/// The number of the key.
public let kAXMenuItemCmdVirtualKeyAttribute = "AXMenuItemCmdVirtualKey"
/// The modifier keys of the row.
public let kAXMenuItemCmdModifiersAttribute = "AXMenuItemCmdModifiers"
/// The mark of the row.
public let kAXMenuItemMarkCharAttribute = "AXMenuItemMarkChar"
