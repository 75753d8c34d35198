import CursesUITesting
import Testing
import VisionKitCompat

@Suite("Scanners")
@MainActor
struct ScannerTests {
    private final class Delegate: NSObject, VNDocumentCameraViewControllerDelegate, DataScannerViewControllerDelegate {
        var cancels = 0

        func documentCameraViewController(
            _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
        ) {
            let pages = (0..<scan.pageCount).map { scan.imageOfPage(at: $0) }
            cancels = -pages.count
        }
        func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) { cancels += 1 }
        func dataScanner(
            _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
        ) {
            for case .barcode(let code) in addedItems where code.payloadStringValue != nil { cancels = -1 }
        }
    }

    private struct Scanner: UIViewControllerRepresentable {
        let delegate: Delegate

        func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
            let controller = VNDocumentCameraViewController()
            controller.delegate = delegate
            return controller
        }
        func updateUIViewController(_ controller: VNDocumentCameraViewController, context: Context) {}
    }

    @Test("A scanner of documents is not supported, and says so if it is shown")
    func documents() {
        #expect(!VNDocumentCameraViewController.isSupported)
        let delegate = Delegate()
        let app = TestApp(Scanner(delegate: delegate), size: CellSize(width: 40, height: 6))
        #expect(app.screen.text.contains("There is no camera."))
        app.click(text: "Cancel")
        #expect(delegate.cancels == 1)
    }

    @Test("A scanner of codes does not start")
    func codes() async {
        #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
        let scanner = DataScannerViewController(
            recognizedDataTypes: [.barcode(symbologies: [.qr]), .text(textContentType: .URL)], qualityLevel: .fast,
            recognizesMultipleItems: false, isHighFrameRateTrackingEnabled: false, isHighlightingEnabled: true)
        let delegate = Delegate()
        scanner.delegate = delegate
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
        #expect(!scanner.isScanning)
        var count = 0
        for await items in scanner.recognizedItems { count += items.count }
        #expect(count == 0)
    }

    @Test("Pictures are not analyzed")
    func analyzer() async {
        #expect(!ImageAnalyzer.isSupported)
        await #expect(throws: DataScannerViewController.ScanningUnavailable.self) {
            try await ImageAnalyzer().analyze(UIImage(), configuration: .init([.text, .machineReadableCode])).transcript
        }
    }
}
