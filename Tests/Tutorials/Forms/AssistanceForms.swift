import SwiftUI

struct Harbour: Codable, Hashable, Identifiable, Transferable {
    var id: Int
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
    }
}

private struct LevelChart: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
        let xAxis = AXCategoricalDataAxisDescriptor(title: "Harbour", categoryOrder: ["Oslo", "Rome"])
        let yAxis = AXNumericDataAxisDescriptor(title: "Level", range: 0...4, gridlinePositions: []) { "\($0) metres" }
        let series = AXDataSeriesDescriptor(
            name: "Today", isContinuous: false,
            dataPoints: [AXDataPoint(x: "Oslo", y: 1.5), AXDataPoint(x: "Rome", y: 2)])
        return AXChartDescriptor(
            title: "Levels", summary: nil, xAxis: xAxis, yAxis: yAxis, additionalAxes: [], series: [series])
    }
}

extension AccessibilityCustomContentKey {
    static let size = AccessibilityCustomContentKey("Size")
}

/// The clipboard, and the find bar.
struct ClipboardForms: View {
    @State private var harbours = [Harbour(id: 1, name: "Oslo"), Harbour(id: 2, name: "Rome")]
    @State private var selection: Set<Harbour.ID> = []
    @State private var text = ""
    @State private var isFinding = false

    var body: some View {
        List(harbours, selection: $selection) { harbour in
            Text(harbour.name)
                .typeSelectEquivalent(harbour.name)
                .itemProvider { NSItemProvider(object: harbour.name as NSString) }
        }
        .copyable(harbours.filter { selection.contains($0.id) })
        .cuttable(for: Harbour.self) {
            defer { harbours.removeAll { selection.contains($0.id) } }
            return harbours.filter { selection.contains($0.id) }
        }
        .pasteDestination(for: Harbour.self) { items in
            harbours += items
        } validator: { items in
            items.filter { !harbours.contains($0) }
        }
        .onCopyCommand { [NSItemProvider(object: "copied" as NSString)] }
        .onCutCommand(perform: nil)
        .onPasteCommand(of: [.plainText, UTType.json]) { providers in print(providers.count) }
        .onPasteCommand(of: [UTType.text]) { providers in
            providers.first
        } perform: { provider in
            print(provider.registeredTypeIdentifiers)
        }
        .exportsItemProviders([.plainText]) { [] }
        .importsItemProviders([.plainText]) { _ in false }
        PasteButton(payloadType: Harbour.self) { items in harbours += items }
        PasteButton(supportedContentTypes: [.plainText]) { _ in }
        TextEditor(text: $text)
            .findNavigator(isPresented: $isFinding)
            .replaceDisabled(text.isEmpty)
            .findDisabled(false)
        TextField("Harbour", text: $text)
            .textInputSuggestions(harbours) { Text($0.name).textInputCompletion($0.name) }
    }
}

/// Accessibility, activities and windows.
struct AssistanceForms: View {
    @Namespace private var names
    @State private var level = 1.0
    @State private var page = 1
    @State private var isChanged = false

    var body: some View {
        VStack {
            Text("Oslo")
                .accessibilityLabeledPair(role: .label, id: "level", in: names)
                .accessibilityCustomContent(.size, Text("large"), importance: .high)
                .accessibilityCustomContent("Depth", "\(level)")
            Slider(value: $level)
                .accessibilityLabeledPair(role: .content, id: "level", in: names)
                .accessibilityInputLabels(["Water", "Level"])
            Text("Rome")
                .accessibilityRotorEntry(id: 2, in: names)
                .accessibilityScrollAction { edge in if edge == .top { page -= 1 } }
                .accessibilityZoomAction { action in if action.direction == .zoomIn { page += 1 } }
                .accessibilityActivationPoint(.center)
                .accessibilityTextContentType(.narrative)
                .accessibilityChartDescriptor(LevelChart())
            Button("Close") {}
                .modifierKeyAlternate(.option) { Button("Close all") {} }
        }
        .accessibilityRotor("Harbours") {
            AccessibilityRotorEntry("Rome", 2, in: names)
            if isChanged { AccessibilityRotorEntry("Oslo", id: 1) }
            ForEach([Harbour(id: 3, name: "Ostend")]) { harbour in
                AccessibilityRotorEntry(harbour.name, id: harbour.id)
            }
        }
        .accessibilityRotor(.headings, entries: [Harbour(id: 1, name: "Oslo")], entryLabel: \.name)
        .onModifierKeysChanged(mask: .option) { old, new in isChanged = old != new }
        .userActivity("harbour", element: page) { page, activity in
            activity.title = "Page"
            activity.userInfo = ["page": page]
        }
        .onContinueUserActivity("harbour") { activity in page = activity.userInfo?["page"] as? Int ?? 1 }
        .dismissalConfirmationDialog("Save the changes?", shouldPresent: isChanged) {
            Button("Save") { isChanged = false }
            Button("Discard", role: .destructive) {}
        } message: {
            Text("They are lost otherwise.")
        }
        .digitalCrownRotation($level, from: 0, through: 4, by: 0.5, sensitivity: .low, isContinuous: true)
        .navigationLinkIndicatorVisibility(.hidden)
        .toolbar { ToolbarItem { Button("Edit") {}.toolbarItemHidden(!isChanged) } }
        .windowDismissBehavior(.disabled)
        .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
        .onCommand(Selector("cancelOperation:")) { isChanged = false }
        .pointerStyle(.link)
        .touchBar { Button("Save") {} }
        .speechSpellsOutCharacters()
    }
}
