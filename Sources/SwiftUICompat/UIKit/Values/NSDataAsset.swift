import CursesUI
import CursesUIImage

/// The data of a file in an asset catalogue.
public final class NSDataAsset: Sendable {
    /// The name of the data in the catalogue.
    public let name: String
    /// The contents of the file.
    public let data: Data
    /// The identifier of the type of the data; empty if the catalogue does not name one.
    public let typeIdentifier: String

    /// Reads the data with a name in the app's bundles; `nil` if there is none.
    public convenience init?(name: String) {
        self.init(name: name, in: nil)
    }

    /// Reads the data with a name in a bundle; `nil` if there is none.
    public convenience init?(name: String, bundle: Bundle) {
        self.init(name: name, in: bundle)
    }

    private init?(name: String, in bundle: Bundle?) {
        guard let asset = DataAsset(named: name, in: bundle) else { return nil }
        self.name = name
        data = asset.data
        typeIdentifier = asset.typeIdentifier
    }
}
