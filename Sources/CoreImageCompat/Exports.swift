// As Apple's module does, this one includes Foundation and Core Graphics.
@_exported import CoreGraphicsCompat
@_exported import Foundation
