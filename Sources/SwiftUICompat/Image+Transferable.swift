import CursesUI

extension Image: Transferable {
    /// Imports a picture from the contents of a PNG or JPEG file. Pictures cannot be exported.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.coderReadCorrupt) }
            return Image(uiImage: picture)
        }
    }
}
