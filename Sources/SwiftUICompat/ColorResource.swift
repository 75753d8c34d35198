import CursesUI

/// The name of a colour in an asset catalogue.
///
/// `cursesui` generates a constant for each colour of a project's catalogues, as Xcode does: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates a reference to a colour by its name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of a picture in an asset catalogue.
///
/// `cursesui` generates a constant for each picture of a project's catalogues, as Xcode does: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates a reference to a picture by its name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Color {
    /// Creates a colour from an asset catalogue.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}

extension UIColor {
    /// Creates a colour from an asset catalogue.
    public convenience init(resource: ColorResource) {
        self.init(Color(resource))
    }
}

extension Image {
    /// Creates a picture from an asset catalogue.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// Creates a decorative picture from an asset catalogue.
    public init(decorative resource: ImageResource) {
        self.init(decorative: resource.name, bundle: resource.bundle)
    }
}

extension UIImage {
    /// Creates a picture from an asset catalogue, or an empty picture if it cannot be read.
    public convenience init(resource: ImageResource) {
        self.init(namedOrEmpty: resource.name, in: resource.bundle)
    }
}
