import CursesUIImage
import Foundation

/// Pictures that apps save.
struct SavedPictures {
    let folder: URL

    /// The user's folder for pictures.
    static var standardFolder: URL { folder(in: ProcessInfo.processInfo.environment) }

    /// Returns the folder that a variable names, which is an absolute path, or otherwise the user's one.
    static func folder(in environment: [String: String]) -> URL {
        if let path = environment["XDG_PICTURES_DIR"], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
        return FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("Pictures")
    }

    /// Writes a picture into a new file.
    ///
    /// - Returns: the file.
    /// - Throws: an error if the picture is empty, or if the file cannot be written.
    @discardableResult
    func save(_ image: UIImage) throws -> URL {
        guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var number = 1
        while true {
            let name = number == 1 ? "Picture.png" : "Picture \(number).png"
            let url = folder.appendingPathComponent(name)
            do {
                try data.write(to: url, options: .withoutOverwriting)
                return url
            } catch CocoaError.fileWriteFileExists {
                number += 1
            }
        }
    }
}
