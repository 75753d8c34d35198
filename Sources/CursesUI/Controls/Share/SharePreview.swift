/// The appearance of an item in a share sheet. A terminal has no share sheet: the item itself is copied.
public struct SharePreview<Image, Icon> {
    /// The title of the item.
    let title: Text
    let image: Image?
    let icon: Icon?

    private init(_ title: Text, image: Image?, icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    /// Creates a preview with a title, a picture and an icon.
    public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title, image: .some(image), icon: .some(icon))
    }

    /// Creates a preview with a title, a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(Text(titleKey), image: .some(image), icon: .some(icon))
    }

    /// Creates a preview with a title, a picture and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(Text(title), image: .some(image), icon: .some(icon))
    }
}

extension SharePreview where Image: Transferable, Icon == Never {
    /// Creates a preview with a title and a picture.
    public init(_ title: Text, image: Image) {
        self.init(title, image: .some(image), icon: nil)
    }

    /// Creates a preview with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(Text(titleKey), image: .some(image), icon: nil)
    }

    /// Creates a preview with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(Text(title), image: .some(image), icon: nil)
    }
}

extension SharePreview where Image == Never, Icon: Transferable {
    /// Creates a preview with a title and an icon.
    public init(_ title: Text, icon: Icon) {
        self.init(title, image: nil, icon: .some(icon))
    }

    /// Creates a preview with a title and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(Text(titleKey), image: nil, icon: .some(icon))
    }

    /// Creates a preview with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(Text(title), image: nil, icon: .some(icon))
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title.
    public init(_ title: Text) {
        self.init(title, image: nil, icon: nil)
    }

    /// Creates a preview with a title.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(Text(titleKey), image: nil, icon: nil)
    }

    /// Creates a preview with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(Text(title), image: nil, icon: nil)
    }
}
