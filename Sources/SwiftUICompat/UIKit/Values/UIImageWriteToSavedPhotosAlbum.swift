import CursesUIImage
import Foundation

/// Writes a picture into the user's folder for pictures, as a PNG file with at most 1024 pixels along the longer side, and
/// then calls a method.
///
/// The folder is the one that the variable `XDG_PICTURES_DIR` names, or the one in `user-dirs.dirs`, or `~/Pictures`. It is
/// made if it does not exist. The file is named `Picture.png`, or `Picture 2.png` and so on.
///
/// - Parameters:
///   - completionTarget: the object with the method.
///   - completionSelector: the method, whose parameters are the picture, the error and the context. Without one, a file
///     that cannot be written is ignored.
///   - contextInfo: is passed to the method. If it is `nil`, and the method's parameter cannot be, it is an address that
///     is not to be used.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    nonisolated(unsafe) let (target, context) = (completionTarget, contextInfo)
    // The target is used on the main thread only, and the address is not followed.
    DispatchQueue.global().async {
        let result = Result { try SavedPictures(folder: SavedPictures.standardFolder).save(image) }
        DispatchQueue.main.async {
            guard let target, let completionSelector else { return }
            var error: (any Error)?
            if case .failure(let reason) = result { error = reason }
            completionSelector.report(image, error, context, to: target)
        }
    }
}

extension Selector {
    /// Calls a method that receives a picture, an error and a context. The type of the context differs between apps.
    fileprivate func report(
        _ image: UIImage, _ error: (any Error)?, _ context: UnsafeMutableRawPointer?, to target: Any
    ) {
        if perform(on: target, image, error, context) { return }
        let address = context ?? UnsafeMutableRawPointer(bitPattern: 1)
        if perform(on: target, image, error, address.map { UnsafeRawPointer($0) }) { return }
        perform(on: target, image, error, address)
    }
}
