import Foundation

/// The data of a file in an asset catalogue.
package struct DataAsset: Equatable, Sendable {
    /// The contents of the file.
    package let data: Data
    /// The identifier of the type of the data; empty if the catalogue does not name one.
    package let typeIdentifier: String

    init(data: Data, typeIdentifier: String) {
        self.data = data
        self.typeIdentifier = typeIdentifier
    }

    /// Finds the data with a name in a bundle, or, if the bundle is `nil`, in any bundle of the app; `nil` if there is
    /// none that can be read.
    package init?(named name: String, in bundle: Bundle?) {
        let found = AppFolders.folders(of: bundle).lazy.compactMap { PictureFolder($0).data(named: name) }.first
        guard let found else { return nil }
        self = found
    }

    /// The contents of a set's `Contents.json`.
    private struct Contents: Decodable {
        let data: [Entry]

        struct Entry: Decodable {
            let filename: String?
            let type: String?

            enum CodingKeys: String, CodingKey {
                case filename
                case type = "universal-type-identifier"
            }
        }
    }

    /// Reads the first file of a set that is there.
    init?(inSet set: URL) {
        guard let json = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: json)
        else { return nil }
        for entry in contents.data {
            guard let name = entry.filename, !name.contains("/") else { continue }
            let place = set.appendingPathComponent(name)
            guard place.isFile, let data = try? Data(contentsOf: place) else { continue }
            self.init(data: data, typeIdentifier: entry.type ?? "")
            return
        }
        return nil
    }
}
