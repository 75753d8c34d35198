import Foundation

extension URL {
    /// The path without percent escapes and without a slash at its end.
    package var filePath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Whether a folder is there.
    package var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: filePath, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether anything is there.
    package var exists: Bool { FileManager.default.fileExists(atPath: filePath) }

    /// The path of a folder without symbolic links, by which a folder is known that several paths lead to.
    var realPath: String { resolvingSymlinksInPath().filePath }

    /// The path of this file as it is seen from a folder, `nil` if it is not inside.
    package func path(inside folder: URL) -> String? {
        let own = standardizedFileURL.pathComponents.filter { $0 != "/" }
        let outer = folder.standardizedFileURL.pathComponents.filter { $0 != "/" }
        guard own.count > outer.count, own.starts(with: outer) else { return nil }
        return own.dropFirst(outer.count).joined(separator: "/")
    }

    /// The names in a folder, in order, without hidden ones.
    ///
    /// - Throws: a `ToolError` that names the folder if it cannot be read.
    package func namesOfContents() throws(ToolError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: filePath)
                .filter { !$0.hasPrefix(".") }
                .sorted()
        } catch {
            throw ToolError("\(filePath) cannot be read: \(error.reason)")
        }
    }

    /// The bytes of a file.
    ///
    /// - Throws: a `ToolError` that names the file if it cannot be read.
    package func contents() throws(ToolError) -> Data {
        do {
            return try Data(contentsOf: self)
        } catch {
            throw ToolError("\(filePath) cannot be read: \(error.reason)")
        }
    }

    /// The text of a file; bytes that are not UTF-8 become replacement characters.
    package func text() throws(ToolError) -> String {
        String(decoding: try contents(), as: UTF8.self)
    }
}

extension Error {
    /// The reason of a fault of the file system, in a few words.
    package var reason: String {
        let error = self as NSError
        let code = (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? error.code
        if error.domain == NSCocoaErrorDomain {
            switch CocoaError.Code(rawValue: error.code) {
            case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
            case .fileReadNoSuchFile, .fileNoSuchFile: return "there is no such file"
            case .fileWriteOutOfSpace: return "the disk is full"
            default: break
            }
        }
        if error.domain == NSPOSIXErrorDomain || error.userInfo[NSUnderlyingErrorKey] != nil {
            return String(cString: strerror(Int32(truncatingIfNeeded: code)))
        }
        return error.localizedDescription
    }
}
