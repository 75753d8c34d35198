@_exported import Foundation
// The sources of pictures are in the module that also has UIKit's names for pictures.
@_exported import SwiftUICompat
