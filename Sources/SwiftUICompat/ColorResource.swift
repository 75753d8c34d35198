import CursesUI

/// A colour of an asset catalogue, by its name.
///
/// `cursesui` makes a constant for each colour of a project's catalogues, as Xcode does: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// A colour by its name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A picture of an asset catalogue, by its name.
///
/// `cursesui` makes a constant for each picture of a project's catalogues, as Xcode does: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// A picture by its name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Color {
    /// A colour of an asset catalogue.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}

extension UIColor {
    /// Creates a colour of an asset catalogue.
    public convenience init(resource: ColorResource) {
        self.init(Color(resource))
    }
}

extension Image {
    /// A picture of an asset catalogue.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// A decorative picture of an asset catalogue.
    public init(decorative resource: ImageResource) {
        self.init(decorative: resource.name, bundle: resource.bundle)
    }
}

extension UIImage {
    /// Creates a picture of an asset catalogue, or an empty one if it cannot be read.
    @MainActor
    public convenience init(resource: ImageResource) {
        self.init(namedOrEmpty: resource.name, in: resource.bundle)
    }
}
