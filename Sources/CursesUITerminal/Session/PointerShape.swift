/// A shape of the mouse pointer. The raw value is the name that CSS has for the shape.
public enum PointerShape: String, Hashable, Sendable {
    case arrow = "default"
    case text
    case verticalText = "vertical-text"
    case crosshair
    case openHand = "grab"
    case closedHand = "grabbing"
    case pointingHand = "pointer"
    case zoomIn = "zoom-in"
    case zoomOut = "zoom-out"
    case up = "n-resize"
    case down = "s-resize"
    case left = "w-resize"
    case right = "e-resize"
    case upLeft = "nw-resize"
    case upRight = "ne-resize"
    case downLeft = "sw-resize"
    case downRight = "se-resize"
    case leftRight = "ew-resize"
    case upDown = "ns-resize"
    /// Arrows from the upper left to the lower right.
    case falling = "nwse-resize"
    /// Arrows from the lower left to the upper right.
    case rising = "nesw-resize"
}
