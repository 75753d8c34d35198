// The kinds of elements.

/// An app.
public let kAXApplicationRole = "AXApplication"
/// Everything.
public let kAXSystemWideRole = "AXSystemWide"
/// A window.
public let kAXWindowRole = "AXWindow"
/// A sheet.
public let kAXSheetRole = "AXSheet"
/// A drawer.
public let kAXDrawerRole = "AXDrawer"
/// The corner that changes a size.
public let kAXGrowAreaRole = "AXGrowArea"
/// A picture.
public let kAXImageRole = "AXImage"
/// Something unknown.
public let kAXUnknownRole = "AXUnknown"
/// A button.
public let kAXButtonRole = "AXButton"
/// A choice among others.
public let kAXRadioButtonRole = "AXRadioButton"
/// A box for a check mark.
public let kAXCheckBoxRole = "AXCheckBox"
/// A button with a menu of choices.
public let kAXPopUpButtonRole = "AXPopUpButton"
/// A button with a menu.
public let kAXMenuButtonRole = "AXMenuButton"
/// Tabs.
public let kAXTabGroupRole = "AXTabGroup"
/// A table.
public let kAXTableRole = "AXTable"
/// A column.
public let kAXColumnRole = "AXColumn"
/// A row.
public let kAXRowRole = "AXRow"
/// A tree.
public let kAXOutlineRole = "AXOutline"
/// Columns of a tree.
public let kAXBrowserRole = "AXBrowser"
/// An area that scrolls.
public let kAXScrollAreaRole = "AXScrollArea"
/// A bar that scrolls.
public let kAXScrollBarRole = "AXScrollBar"
/// Choices.
public let kAXRadioGroupRole = "AXRadioGroup"
/// A list.
public let kAXListRole = "AXList"
/// A group.
public let kAXGroupRole = "AXGroup"
/// The handle of a slider.
public let kAXValueIndicatorRole = "AXValueIndicator"
/// A field with choices.
public let kAXComboBoxRole = "AXComboBox"
/// A slider.
public let kAXSliderRole = "AXSlider"
/// A stepper.
public let kAXIncrementorRole = "AXIncrementor"
/// A sign of work.
public let kAXBusyIndicatorRole = "AXBusyIndicator"
/// A bar of progress.
public let kAXProgressIndicatorRole = "AXProgressIndicator"
/// A bar of relevance.
public let kAXRelevanceIndicatorRole = "AXRelevanceIndicator"
/// A bar of tools.
public let kAXToolbarRole = "AXToolbar"
/// A triangle that opens something.
public let kAXDisclosureTriangleRole = "AXDisclosureTriangle"
/// A field.
public let kAXTextFieldRole = "AXTextField"
/// A text of several lines.
public let kAXTextAreaRole = "AXTextArea"
/// A text that cannot be changed.
public let kAXStaticTextRole = "AXStaticText"
/// A heading.
public let kAXHeadingRole = "AXHeading"
/// A bar of menus.
public let kAXMenuBarRole = "AXMenuBar"
/// A title of a menu.
public let kAXMenuBarItemRole = "AXMenuBarItem"
/// A menu.
public let kAXMenuRole = "AXMenu"
/// A row of a menu.
public let kAXMenuItemRole = "AXMenuItem"
/// Areas with dividers.
public let kAXSplitGroupRole = "AXSplitGroup"
/// A divider.
public let kAXSplitterRole = "AXSplitter"
/// A colour.
public let kAXColorWellRole = "AXColorWell"
/// A field for a time.
public let kAXTimeFieldRole = "AXTimeField"
/// A field for a date.
public let kAXDateFieldRole = "AXDateField"
/// A help tag.
public let kAXHelpTagRole = "AXHelpTag"
/// A frame of a picture.
public let kAXMatteRole = "AXMatte"
/// A symbol of the Dock.
public let kAXDockItemRole = "AXDockItem"
/// A ruler.
public let kAXRulerRole = "AXRuler"
/// A mark of a ruler.
public let kAXRulerMarkerRole = "AXRulerMarker"
/// A grid.
public let kAXGridRole = "AXGrid"
/// A level.
public let kAXLevelIndicatorRole = "AXLevelIndicator"
/// A cell.
public let kAXCellRole = "AXCell"
/// An area of a layout.
public let kAXLayoutAreaRole = "AXLayoutArea"
/// An item of a layout.
public let kAXLayoutItemRole = "AXLayoutItem"
/// A handle.
public let kAXHandleRole = "AXHandle"
/// A popover.
public let kAXPopoverRole = "AXPopover"
/// A link.
public let kAXLinkRole = "AXLink"

/// The button that closes a window.
public let kAXCloseButtonSubrole = "AXCloseButton"
/// The button that puts a window into the Dock.
public let kAXMinimizeButtonSubrole = "AXMinimizeButton"
/// The button that makes a window larger.
public let kAXZoomButtonSubrole = "AXZoomButton"
/// The button that hides a bar of tools.
public let kAXToolbarButtonSubrole = "AXToolbarButton"
/// The button that lets a window fill the screen.
public let kAXFullScreenButtonSubrole = "AXFullScreenButton"
/// A field for a password.
public let kAXSecureTextFieldSubrole = "AXSecureTextField"
/// A row of a table.
public let kAXTableRowSubrole = "AXTableRow"
/// A row of a tree.
public let kAXOutlineRowSubrole = "AXOutlineRow"
/// Something unknown.
public let kAXUnknownSubrole = "AXUnknown"
/// An ordinary window.
public let kAXStandardWindowSubrole = "AXStandardWindow"
/// A window that asks something.
public let kAXDialogSubrole = "AXDialog"
/// A window in which the system asks something.
public let kAXSystemDialogSubrole = "AXSystemDialog"
/// A palette.
public let kAXFloatingWindowSubrole = "AXFloatingWindow"
/// A palette of the system.
public let kAXSystemFloatingWindowSubrole = "AXSystemFloatingWindow"
/// A field for a search.
public let kAXSearchFieldSubrole = "AXSearchField"
/// A button that stays down.
public let kAXToggleSubrole = "AXToggle"
/// A switch.
public let kAXSwitchSubrole = "AXSwitch"
/// An app in the Dock.
public let kAXApplicationDockItemSubrole = "AXApplicationDockItem"
/// A tab.
public let kAXTabButtonSubrole = "AXTabButton"
/// A header that sorts.
public let kAXSortButtonSubrole = "AXSortButton"
/// A list of contents.
public let kAXContentListSubrole = "AXContentList"
/// A list of descriptions.
public let kAXDescriptionListSubrole = "AXDescriptionList"
