import Foundation

extension URL {
    /// Returns the URL of a file in the folder that does not exist yet: `Untitled.txt`, `Untitled 2.txt` and so on.
    package func placeForNewFile(named name: String) -> URL {
        let (base, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        var place = appendingPathComponent(name)
        var number = 1
        while FileManager.default.fileExists(atPath: place.path) {
            number += 1
            place = appendingPathComponent("\(base) \(number)")
            if !ending.isEmpty { place.appendPathExtension(ending) }
        }
        return place
    }
}
