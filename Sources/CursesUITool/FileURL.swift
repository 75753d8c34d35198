import Foundation

extension URL {
    /// The path without percent escapes and without a slash at its end.
    package var filePath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Whether a folder exists at the URL.
    package var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: filePath, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether anything exists at the URL.
    package var exists: Bool { FileManager.default.fileExists(atPath: filePath) }

    /// The path without symbolic links, which identifies a folder even if several paths lead to it.
    var realPath: String { resolvingSymlinksInPath().filePath }

    /// Returns the path of this file relative to a folder; `nil` if the file is not inside it.
    package func path(inside folder: URL) -> String? {
        let own = standardizedFileURL.pathComponents.filter { $0 != "/" }
        let outer = folder.standardizedFileURL.pathComponents.filter { $0 != "/" }
        guard own.count > outer.count, own.starts(with: outer) else { return nil }
        return own.dropFirst(outer.count).joined(separator: "/")
    }

    /// Returns the sorted names in a folder, without hidden files.
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

    /// Returns the contents of the file.
    ///
    /// - Throws: a `ToolError` that names the file if it cannot be read.
    package func contents() throws(ToolError) -> Data {
        do {
            return try Data(contentsOf: self)
        } catch {
            throw ToolError("\(filePath) cannot be read: \(error.reason)")
        }
    }

    /// Returns the contents of the file as text. Bytes that are not UTF-8 become replacement characters.
    package func text() throws(ToolError) -> String {
        String(decoding: try contents(), as: UTF8.self)
    }
}

extension Error {
    /// A short description of a file system error.
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
