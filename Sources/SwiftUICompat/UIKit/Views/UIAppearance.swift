/// A view or a controller in which other views may look different.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

/// A view whose appearance is set for all its instances.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
    /// Returns an object whose properties have no effect: the theme determines the appearance of views.
    public static func appearance() -> Self {
        appearance(whenContainedInInstancesOf: [])
    }

    /// Returns an object whose properties have no effect: the theme determines the appearance of views.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        // Storyboards create views of any class in this way.
        guard let view = Self(coder: NSCoder()) else {
            preconditionFailure("\(Self.self) cannot be created without a storyboard.")
        }
        return view
    }
}
