import SwiftUICompat
import UniformTypeIdentifiersCompat

/// A controller that lets the user choose pictures. A terminal has no photo library, so the user chooses files.
open class PHPickerViewController: UIViewController {
    /// The files that the picker offers.
    public let configuration: PHPickerConfiguration
    /// The object that receives the files.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a controller.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        standIn = AnyView(
            PickerPanel(configuration: configuration) { [weak self] files in
                guard let self else { return }
                delegate?.picker(self, didFinishPicking: files.map(PHPickerResult.init))
            })
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { nil }
}

/// Receives the files of a picker.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Shows the window for choosing files at once, and a button that shows it again.
private struct PickerPanel {
    let configuration: PHPickerConfiguration
    /// Receives the files; none if the window is dismissed.
    let finish: ([URL]) -> Void
    @State private var isShown = true

    init(configuration: PHPickerConfiguration, finish: @escaping ([URL]) -> Void) {
        self.configuration = configuration
        self.finish = finish
    }
}

extension PickerPanel: View {
    var body: some View {
        Button("Choose Files…") { isShown = true }
            .fileImporter(
                isPresented: $isShown,
                allowedContentTypes: configuration.filter?.types ?? [.image, .movie],
                allowsMultipleSelection: configuration.selectionLimit != 1
            ) { result in
                let limit = configuration.selectionLimit > 0 ? configuration.selectionLimit : .max
                if case .success(let files) = result { finish(Array(files.prefix(limit))) }
            } onCancellation: {
                finish([])
            }
    }
}
