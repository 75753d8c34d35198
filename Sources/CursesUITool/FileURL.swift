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

    /// Whether something other than a file or a folder is at the URL, such as a pipe or a device. Reading it may never
    /// end.
    var isSpecial: Bool {
        var status = stat()
        guard stat(filePath, &status) == 0 else { return false }
        return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Returns the contents of the file.
    ///
    /// - Throws: a `ToolError` that names the file if it cannot be read.
    package func contents() throws(ToolError) -> Data {
        if isSpecial { throw ToolError("\(filePath) is not a file") }
        if isFolder { throw ToolError("\(filePath) is a folder, and not a file") }
        do {
            return try Data(contentsOf: self)
        } catch {
            throw ToolError("\(filePath) cannot be read: \(error.reason)")
        }
    }

    /// Returns the bytes of the file, which holds Swift code.
    ///
    /// - Throws: a `ToolError` that names the file if it cannot be read, or if it is in UTF-16, which the compiler does
    ///   not read.
    func code() throws(ToolError) -> Data {
        let bytes = try contents()
        let start = Array(bytes.prefix(2))
        guard start.count == 2, start == [0xFF, 0xFE] || start == [0xFE, 0xFF] || start.contains(0) else {
            return bytes
        }
        throw ToolError("\(filePath) is in UTF-16: the compiler reads code in UTF-8 only")
    }

    /// Returns the contents of the file as text.
    ///
    /// - Throws: a `ToolError` that names the file if it cannot be read, or if it is not in UTF-8.
    package func textInUTF8() throws(ToolError) -> String {
        guard let text = String(validating: try contents(), as: UTF8.self) else {
            throw ToolError("\(filePath) is not a text in UTF-8")
        }
        return text
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
            case .fileReadInvalidFileName, .fileWriteInvalidFileName: return "the name is too long, or is not allowed"
            default: break
            }
        }
        if error.domain == NSPOSIXErrorDomain || error.userInfo[NSUnderlyingErrorKey] != nil {
            return String(cString: strerror(Int32(truncatingIfNeeded: code)))
        }
        return error.localizedDescription
    }
}
