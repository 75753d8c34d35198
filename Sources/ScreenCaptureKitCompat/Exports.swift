@_exported import AVFoundationCompat
@_exported import CoreGraphicsCompat
