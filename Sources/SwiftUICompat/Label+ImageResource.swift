import CursesUI

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and a picture from an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label with a title and a picture from an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Button where Label == CursesUI.Label<Text, Image> {
    /// Creates a button with a title and a picture from an asset catalogue.
    ///
    /// - Parameter role: the meaning of the action: `.destructive` is shown in red.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { CursesUI.Label(titleKey, image: image) }
    }

    /// Creates a button with a title and a picture from an asset catalogue.
    ///
    /// - Parameter role: the meaning of the action: `.destructive` is shown in red.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { CursesUI.Label(title, image: image) }
    }
}

extension Menu where Label == CursesUI.Label<Text, Image> {
    /// Creates a menu with a title and a picture from an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { CursesUI.Label(titleKey, image: image) }
    }

    /// Creates a menu with a title and a picture from an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { CursesUI.Label(title, image: image) }
    }

    /// Creates a menu with a title and a picture from an asset catalogue, and with an action for a press.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { CursesUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a title and a picture from an asset catalogue, and with an action for a press.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { CursesUI.Label(title, image: image) }, primaryAction: primaryAction)
    }
}

extension Toggle where Label == CursesUI.Label<Text, Image> {
    /// Creates a toggle with a title and a picture from an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CursesUI.Label(titleKey, image: image) }
    }

    /// Creates a toggle with a title and a picture from an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CursesUI.Label(title, image: image) }
    }

    /// Creates a toggle with a title and a picture from an asset catalogue, for several values. If they differ, the
    /// toggle is mixed, and using it turns all of them on.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { CursesUI.Label(titleKey, image: image) }
    }

    /// Creates a toggle with a title and a picture from an asset catalogue, for several values. If they differ, the
    /// toggle is mixed, and using it turns all of them on.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { CursesUI.Label(title, image: image) }
    }
}

extension Picker where Label == CursesUI.Label<Text, Image> {
    /// Creates a picker with a title and a picture from an asset catalogue.
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { CursesUI.Label(titleKey, image: image) }
    }

    /// Creates a picker with a title and a picture from an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { CursesUI.Label(title, image: image) }
    }

    /// Creates a picker for a property of several values, with a title and a picture from an asset catalogue.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            CursesUI.Label(titleKey, image: image)
        }
    }
}

extension ControlGroup {
    /// Creates a group of related controls with a title and a picture from an asset catalogue before them.
    public init<C: View>(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }
}
