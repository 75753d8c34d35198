import CursesUI

extension Image: Transferable {
    /// A picture is made of the contents of a PNG or JPEG file, and is passed on to nobody.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.coderReadCorrupt) }
            return Image(uiImage: picture)
        }
    }
}
