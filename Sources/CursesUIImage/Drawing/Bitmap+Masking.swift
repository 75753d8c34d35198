import CursesUI

extension Bitmap {
    /// Returns the bitmap with transparent pixels outside the intersection of all shapes.
    func masked(by masks: [PictureMask]) -> Bitmap {
        guard !masks.isEmpty, width > 0, height > 0 else { return self }
        var pixels = pixels
        for mask in masks {
            for (index, part) in mask.coverage(width: width, height: height).enumerated() where part < 1 {
                pixels[index] = Pixel(pixels[index].vector * part)
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
