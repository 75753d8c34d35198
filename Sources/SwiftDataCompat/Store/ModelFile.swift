import Foundation

/// The file of a store: JSON with a list of models for each class.
struct ModelFile: Sendable {
    let url: URL

    /// Returns the models by class; nothing if there is no file, or if it is not one of a store.
    func read() -> [String: [[String: Any]]] {
        guard let data = try? Data(contentsOf: url) else { return [:] }
        return (try? JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]]) ?? [:]
    }

    func write(_ models: [String: [[String: Any]]]) throws {
        let data = try JSONSerialization.data(withJSONObject: models, options: [.prettyPrinted, .sortedKeys])
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }
}
