@_exported import Foundation
@_exported import SwiftUICompat
@_exported import UniformTypeIdentifiersCompat

/// Makes small pictures of files. It has them of pictures only, in their own size; every other request fails.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// The generator.
    public static let shared = QLThumbnailGenerator()

    /// A file, and the picture that is wanted of it.
    open class Request: NSObject, @unchecked Sendable {
        // Sendable: as on Apple's platforms, a request is set up before it is used.

        /// The kinds of pictures.
        public struct RepresentationTypes: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) {
                self.rawValue = rawValue
            }

            /// The icon of the file's kind; there is none.
            public static let icon = RepresentationTypes(rawValue: 1)
            /// A small picture that is ready sooner; there is none.
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            /// A small picture.
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            /// Any of these.
            public static let all = RepresentationTypes(rawValue: .max)
        }

        /// The value is kept, but has no effect.
        open var size: CGSize
        /// The number of pixels per point.
        open var scale: CGFloat
        /// The kinds of pictures that are wanted.
        open private(set) var representationTypes: RepresentationTypes
        /// The value is kept, but has no effect.
        open var contentType: UTType?
        /// The value is kept, but has no effect.
        open var minimumDimension: CGFloat = 0
        /// The value is kept, but has no effect.
        open var iconMode = false
        fileprivate let file: URL

        /// Creates a request.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (file, self.size, self.scale) = (url, size, scale)
            self.representationTypes = representationTypes
        }
    }

    /// Calls the closure with the picture, or with an error if the file is not one.
    @preconcurrency
    open func generateBestRepresentation(
        for request: Request,
        completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async {
            do {
                completionHandler(try Self.thumbnail(for: request), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Returns the picture, or fails if the file is not one.
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        try Self.thumbnail(for: request)
    }

    /// Calls the closure once, with the picture, or with an error if the file is not one.
    @preconcurrency
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) {
        generateBestRepresentation(for: request) { updateHandler?($0, .thumbnail, $1) }
    }

    /// Fails: no picture is written.
    @preconcurrency
    open func saveBestRepresentation(
        for request: Request, to fileURL: URL, as contentType: UTType,
        completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(QLThumbnailError.failure(.savingToURLFailed))
    }

    /// Fails: no picture is written.
    open func saveBestRepresentation(for request: Request, to fileURL: URL, as contentType: UTType) async throws {
        throw QLThumbnailError.failure(.savingToURLFailed)
    }

    /// Has no effect: a request has its answer soon.
    open func cancel(_ request: Request) {}

    private static func thumbnail(for request: Request) throws -> QLThumbnailRepresentation {
        guard request.file.isFileURL else { throw QLThumbnailError.failure(.requestInvalid) }
        let wanted: Request.RepresentationTypes = [.thumbnail, .lowQualityThumbnail]
        guard !request.representationTypes.isDisjoint(with: wanted),
            let image = UIImage(contentsOfFile: request.file.path), image.cgImage != nil
        else { throw QLThumbnailError.failure(.generationFailed) }
        return QLThumbnailRepresentation(UIImage(image, scale: request.scale))
    }
}

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    // Sendable: the value is constant.

    /// The kind of picture.
    public enum RepresentationType: Int, Sendable {
        case icon, lowQualityThumbnail, thumbnail
    }

    /// The picture.
    public let uiImage: UIImage

    init(_ image: UIImage) { uiImage = image }

    /// The picture, for code that uses AppKit.
    open var nsImage: NSImage { uiImage }
    /// The picture, for code that uses Core Graphics.
    open var cgImage: CGImage { uiImage.cgImage ?? CGImage(width: 1, height: 1, picture: nil) }
    /// The kind of picture.
    open var type: RepresentationType { .thumbnail }
    /// The part of the picture that shows the file: all of it.
    open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
}
