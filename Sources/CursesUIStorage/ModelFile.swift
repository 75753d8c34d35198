import Foundation

/// The file of a store: JSON with a list of models for each class.
package struct ModelFile: Sendable {
    package let url: URL

    package init(url: URL) {
        self.url = url
    }

    /// Returns the models by class; nothing if there is no file.
    ///
    /// - Throws: an error if the file cannot be read, or is not one of a store. It must not be written then.
    package func read() throws -> [String: [[String: Any]]] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
        let data = try Data(contentsOf: url)
        guard let models = try? JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]] else {
            throw StoreError.notAStore(url.path)
        }
        return models
    }

    package func write(_ models: [String: [[String: Any]]]) throws {
        let data = try JSONSerialization.data(withJSONObject: models, options: [.prettyPrinted, .sortedKeys])
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }
}
