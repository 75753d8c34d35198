import CursesUI

extension Image: Transferable {
    /// A picture can be made from the contents of a PNG or JPEG file, but not exported.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.coderReadCorrupt) }
            return Image(uiImage: picture)
        }
    }
}
