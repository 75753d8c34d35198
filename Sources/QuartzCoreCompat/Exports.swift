@_exported import CoreGraphicsCompat
