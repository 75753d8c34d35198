// The compiler finds the types of literals by these names.

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates a colour from a literal with components between 0 and 1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
