import CursesUI

/// A controller that lets the user choose a colour.
open class UIColorPickerViewController: UIViewController {
    /// The object that receives the colour.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The colour.
    open var selectedColor = UIColor.white { didSet { contentDidChange() } }
    /// Whether the user can choose an opacity.
    open var supportsAlpha = true { didSet { contentDidChange() } }

    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        standIn = AnyView(ColorPanel(controller: self))
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { nil }

    fileprivate func choose(_ color: UIColor) {
        selectedColor = color
        delegate?.colorPickerViewControllerDidSelectColor(self)
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    }

    fileprivate func finish() {
        dismiss(animated: true)
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

/// Receives the colour that the user chooses.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Called when the user has chosen a colour.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called when the user has chosen a colour.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the user closes the controller.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The content of the controller, which the controller outlives.
private struct ColorPanel {
    private weak var controller: UIColorPickerViewController?
    @ObservedObject private var changes: StandInChanges

    init(controller: UIColorPickerViewController) {
        self.controller = controller
        changes = controller.changes
    }
}

extension ColorPanel: View {
    var body: some View {
        if let controller {
            VStack(alignment: .leading) {
                ColorPicker(
                    controller.title ?? "Color",
                    selection: Binding {
                        Color(controller.selectedColor)
                    } set: {
                        controller.choose(UIColor($0))
                    }, supportsOpacity: controller.supportsAlpha)
                Button("Done") { controller.finish() }
            }
        }
    }
}
