import Foundation

/// The locations of the files of a project, which result from the paths of the nested groups.
struct XcodeFileTree {
    /// The locations by the ids of groups and files.
    private var places: [String: URL] = [:]

    /// - Parameter folder: the folder to which the paths of the project are relative.
    init(project: XcodeObject, folder: URL) {
        guard let main = project.object("mainGroup") else { return }
        visit(main, parent: folder, source: folder, depth: 0)
    }

    /// The location of a file, a group or a folder; `nil` if it is not among the project's files, for example because
    /// it is a product.
    subscript(object: XcodeObject) -> URL? { places[object.id] }

    private mutating func visit(_ object: XcodeObject, parent: URL, source: URL, depth: Int) {
        guard depth < 200, places[object.id] == nil,
            let place = Self.place(of: object, parent: parent, source: source)
        else { return }
        places[object.id] = place
        for child in object.objects("children") { visit(child, parent: place, source: source, depth: depth + 1) }
    }

    private static func place(of object: XcodeObject, parent: URL, source: URL) -> URL? {
        let path = object["path"] ?? ""
        let start: URL
        switch object["sourceTree"] ?? "<group>" {
        case "<group>": start = parent
        case "SOURCE_ROOT": start = source
        case "<absolute>": return URL(fileURLWithPath: path)
        default: return nil
        }
        return path.isEmpty ? start : start.appending(path: path).standardizedFileURL
    }
}
