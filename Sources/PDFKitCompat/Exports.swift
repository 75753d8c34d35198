// As on Apple's platforms, the names of UIKit come with the module.
@_exported import SwiftUICompat
