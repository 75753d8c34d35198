import AVFoundation
import CoreHaptics
import LocalAuthentication
import MapKit
import PhotosUI
import QuartzCore
import SafariServices
import StoreKit
import SwiftUI
import UniformTypeIdentifiers
import UserNotifications
import WidgetKit

#if canImport(UIKit)
typealias PlatformColor = UIColor
#else
typealias PlatformColor = NSColor
#endif

struct ContentView: View {
    @Environment(\.requestReview) private var requestReview
    @StateObject private var model = LocationModel()
    @State private var position = MapCameraPosition.automatic
    @State private var item: PhotosPickerItem?
    @State private var isSharing = false
    @State private var answer = ""
    private let begin = CACurrentMediaTime()
    private let player = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/horn.wav"))

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Image(.Ships.ferry)
                Text("Harbours").foregroundStyle(.brand)
                #if os(iOS)
                Text("on a telephone")
                #else
                Text("elsewhere")
                #endif
            }
            Map(position: $position) {
                ForEach(Harbour.all) { harbour in
                    Marker(harbour.name, systemImage: "ferry", coordinate: harbour.coordinate)
                }
            }
            .mapStyle(.standard(elevation: .realistic))
            .frame(height: 100)
            Text("\(Int(Harbour.all[0].distance(to: Harbour.all[1]))) km, places are \(words)")
            Button("Unlock", action: unlock)
            Text(answer).background(Color(PlatformColor.secondarySystemBackground))
            PhotosPicker("Choose a picture", selection: $item, matching: .images)
            Button("Share") { isSharing = true }
            Button("Notify", action: notify)
            CameraView().frame(height: 48)
        }
        .sheet(isPresented: $isSharing) { ShareSheet(items: [URL(string: "https://example.org")!]) }
        .onChange(of: answer) {
            WidgetCenter.shared.reloadAllTimelines()
            AudioServicesPlaySystemSound(1104)
            UINotificationFeedbackGenerator().notificationOccurred(.success)
        }
    }

    private var words: String { model.status == .denied ? "not known" : "asked for" }

    private func unlock() {
        let context = LAContext()
        var error: NSError?
        if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
            context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock") { success, _ in
                DispatchQueue.main.async { answer = success ? "Unlocked" : "Locked" }
            }
        } else {
            answer = "No face is known: \(error?.code ?? 0)"
        }
    }

    private func notify() {
        let content = UNMutableNotificationContent()
        content.title = "Ferry"
        content.body = UTType.png.preferredFilenameExtension ?? ""
        let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: nil)
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { granted, _ in
            if granted { UNUserNotificationCenter.current().add(request) }
        }
    }
}

struct ShareSheet: UIViewControllerRepresentable {
    let items: [Any]

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }

    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

struct CameraView: UIViewRepresentable {
    class Coordinator: NSObject {
        @objc func tapped(_ sender: UITapGestureRecognizer) {}
    }

    /// A view that draws what the camera sees.
    class Preview: UIView {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        let view = Preview()
        let tap = UITapGestureRecognizer(
            target: context.coordinator,
            action: #selector(Coordinator.tapped(_:)))
        view.addGestureRecognizer(tap)
        return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
}

#Preview {
    ContentView()
}
