import Foundation

/// The pictures of asset catalogues that are not drawn, because they are PDF or SVG files without a PNG or JPEG file.
enum VectorPictures {
    /// Returns the image sets without a picture that is drawn.
    ///
    /// - Parameter catalogs: the folders of the catalogues.
    static func leftOut(in catalogs: [URL], of project: AppProject) -> [LeftOut] {
        catalogs.flatMap { sets(in: $0, depth: 0) }.map { set in
            LeftOut(
                set.path(inside: project.folder) ?? set.filePath,
                reason: "PDF and SVG pictures are shown as their names", advice: "add them as PNG pictures")
        }
    }

    private static func sets(in folder: URL, depth: Int) -> [URL] {
        guard depth < 20, let names = try? folder.namesOfContents() else { return [] }
        return names.sorted().flatMap { name -> [URL] in
            let url = folder.appending(path: name)
            guard url.isFolder else { return [] }
            switch url.pathExtension {
            case "imageset": return hasOnlyVectors(url) ? [url] : []
            case "": return sets(in: url, depth: depth + 1)
            default: return []
            }
        }
    }

    private static func hasOnlyVectors(_ set: URL) -> Bool {
        let types = Set((try? set.namesOfContents())?.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? [])
        return !types.isDisjoint(with: ["svg", "pdf"]) && types.isDisjoint(with: ["png", "jpg", "jpeg"])
    }
}
