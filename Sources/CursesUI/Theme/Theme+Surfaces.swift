extension Theme {
    /// The backgrounds of a theme, by role.
    ///
    /// A surface that is `nil` is computed from the terminal's own colours, or from the theme's ``Palette``. If these
    /// are unknown, the theme has no surfaces and uses lines, reverse video and dim text instead.
    public struct Surfaces: Hashable, Sendable {
        /// The background of the window.
        public var window: Color?
        /// Groups of views: sections, group boxes, bars.
        public var panel: Color?
        /// Windows above the screen: sheets, alerts and menus.
        public var raised: Color?
        /// Text fields.
        public var field: Color?
        /// The bodies of buttons and of other controls.
        public var control: Color?
        /// The titles of a table's columns.
        public var header: Color?
        /// Every second row of a table with alternating backgrounds.
        public var alternate: Color?
        /// Selected rows and choices.
        public var selection: Color?
        /// The row with the focus.
        public var focusedSelection: Color?
        /// The colour that dims the screen beneath a window.
        public var overlay: Color?

        /// Creates surfaces that are all computed.
        public init() {}
    }

    /// The colours of a theme for the states of controls, by role; `nil` for colours that are computed.
    public struct States: Hashable, Sendable {
        /// The body of a control with the focus, and the line around a field.
        public var focused: Color?
        /// The body of a control while it is pressed.
        public var pressed: Color?
        /// The body of a control under the mouse, for views that use `onHover`.
        public var hovered: Color?
        /// The texts of controls that are disabled.
        public var disabled: Color?
        /// The mark of a selected row or choice.
        public var selected: Color?
        /// The line around a field whose text is not valid.
        public var invalid: Color?

        /// Creates states whose colours are all computed.
        public init() {}
    }
}
