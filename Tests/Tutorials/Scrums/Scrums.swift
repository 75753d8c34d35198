import SwiftUI

enum Theme: String, CaseIterable, Identifiable, Codable {
    case sky, orange, navy

    var id: String { rawValue }

    var mainColor: Color {
        switch self {
        case .sky: return Color(red: 0.5, green: 0.8, blue: 1)
        case .orange: return .orange
        case .navy: return Color(hue: 0.65, saturation: 0.9, brightness: 0.4)
        }
    }

    var accentColor: Color { self == .navy ? .white : .black }
}

struct Scrum: Identifiable, Codable {
    let id: UUID
    var title: String
    var attendees: [Attendee]
    var lengthInMinutes: Int
    var lengthInMinutesAsDouble: Double {
        get { Double(lengthInMinutes) }
        set { lengthInMinutes = Int(newValue) }
    }
    var theme: Theme

    struct Attendee: Identifiable, Codable {
        let id: UUID
        var name: String

        init(id: UUID = UUID(), name: String) {
            self.id = id
            self.name = name
        }
    }

    static let samples = [
        Scrum(
            id: UUID(), title: "Design",
            attendees: ["Cathy", "Daisy"].map { Attendee(name: $0) },
            lengthInMinutes: 10, theme: .sky
        ),
        Scrum(
            id: UUID(), title: "App development",
            attendees: [Attendee(name: "Katie")],
            lengthInMinutes: 5, theme: .orange
        ),
    ]
}

@MainActor
class ScrumStore: ObservableObject {
    @Published var scrums = Scrum.samples
}

struct ScrumsView: View {
    @StateObject private var store = ScrumStore()
    @State private var isPresentingNew = false
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        NavigationStack {
            List($store.scrums) { $scrum in
                NavigationLink(destination: ScrumDetailView(scrum: $scrum)) {
                    ScrumCard(scrum: scrum)
                }
                .listRowBackground(scrum.theme.mainColor)
            }
            .navigationTitle("Daily scrums")
            .toolbar {
                Button(action: { isPresentingNew = true }) {
                    Image(systemName: "plus")
                }
                .accessibilityLabel("New scrum")
            }
        }
        .sheet(isPresented: $isPresentingNew) {
            NavigationStack {
                ScrumEditView(scrum: .constant(Scrum.samples[0]))
            }
            .interactiveDismissDisabled()
        }
        .onChange(of: scenePhase) { phase in
            if phase == .inactive { print("save") }
        }
    }
}

struct ScrumCard: View {
    let scrum: Scrum

    var body: some View {
        VStack(alignment: .leading) {
            Text(scrum.title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Spacer()
            HStack {
                Label("\(scrum.attendees.count)", systemImage: "person.3")
                    .accessibilityLabel("\(scrum.attendees.count) attendees")
                Spacer()
                Label("\(scrum.lengthInMinutes)", systemImage: "clock")
                    .labelStyle(.trailingIcon)
            }
            .font(.caption)
        }
        .padding()
        .foregroundColor(scrum.theme.accentColor)
    }
}

struct TrailingIconLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
    static var trailingIcon: Self { Self() }
}

struct ScrumDetailView: View {
    @Binding var scrum: Scrum
    @State private var editingScrum = Scrum.samples[1]
    @State private var isPresentingEdit = false

    var body: some View {
        List {
            Section(header: Text("Meeting info")) {
                NavigationLink(destination: ScrumTimerView(scrum: scrum)) {
                    Label("Start meeting", systemImage: "timer")
                        .font(.headline)
                        .foregroundColor(.accentColor)
                }
                HStack {
                    Label("Length", systemImage: "clock")
                    Spacer()
                    Text("\(scrum.lengthInMinutes) minutes")
                }
                .accessibilityElement(children: .combine)
                HStack {
                    Label("Theme", systemImage: "paintpalette")
                    Spacer()
                    Text(scrum.theme.rawValue.capitalized)
                        .padding(4)
                        .foregroundColor(scrum.theme.accentColor)
                        .background(scrum.theme.mainColor)
                        .cornerRadius(4)
                }
            }
            Section(header: Text("Attendees")) {
                ForEach(scrum.attendees) { attendee in
                    Label(attendee.name, systemImage: "person")
                }
            }
        }
        .navigationTitle(scrum.title)
        .toolbar {
            Button("Edit") {
                isPresentingEdit = true
                editingScrum = scrum
            }
        }
        .sheet(isPresented: $isPresentingEdit) {
            NavigationStack {
                ScrumEditView(scrum: $editingScrum)
                    .navigationTitle(scrum.title)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Cancel") { isPresentingEdit = false }
                        }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Done") {
                                isPresentingEdit = false
                                scrum = editingScrum
                            }
                        }
                    }
            }
        }
    }
}

struct ScrumEditView: View {
    @Binding var scrum: Scrum
    @State private var newAttendeeName = ""

    var body: some View {
        Form {
            Section(header: Text("Meeting info")) {
                TextField("Title", text: $scrum.title)
                HStack {
                    Slider(value: $scrum.lengthInMinutesAsDouble, in: 5...30, step: 1) {
                        Text("Length")
                    }
                    .accessibilityValue("\(scrum.lengthInMinutes) minutes")
                    Spacer()
                    Text("\(scrum.lengthInMinutes) minutes")
                        .accessibilityHidden(true)
                }
                Picker("Theme", selection: $scrum.theme) {
                    ForEach(Theme.allCases) { theme in
                        Text(theme.rawValue.capitalized).tag(theme)
                    }
                }
                .pickerStyle(.navigationLink)
            }
            Section(header: Text("Attendees")) {
                ForEach(scrum.attendees) { attendee in
                    Text(attendee.name)
                }
                .onDelete { indices in
                    scrum.attendees.remove(atOffsets: indices)
                }
                HStack {
                    TextField("New attendee", text: $newAttendeeName)
                    Button(action: {
                        withAnimation {
                            scrum.attendees.append(Scrum.Attendee(name: newAttendeeName))
                            newAttendeeName = ""
                        }
                    }) {
                        Image(systemName: "plus.circle.fill")
                            .accessibilityLabel("Add attendee")
                    }
                    .disabled(newAttendeeName.isEmpty)
                }
            }
        }
    }
}

struct SpeakerArc: Shape {
    let index: Int
    let total: Int

    private var degrees: Double { 360.0 / Double(total) }

    func path(in rect: CGRect) -> Path {
        let diameter = min(rect.size.width, rect.size.height) - 24
        let centre = CGPoint(x: rect.midX, y: rect.midY)
        return Path { path in
            path.addArc(
                center: centre,
                radius: diameter / 2,
                startAngle: Angle(degrees: degrees * Double(index) + 1),
                endAngle: Angle(degrees: degrees * Double(index + 1) - 1),
                clockwise: false
            )
        }
    }
}

struct ScrumProgressStyle: ProgressViewStyle {
    var theme: Theme

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10)
                .fill(theme.accentColor)
                .frame(height: 20)
            ProgressView(configuration)
                .tint(theme.mainColor)
                .frame(height: 12)
                .padding(.horizontal)
        }
    }
}

struct ScrumTimerView: View {
    let scrum: Scrum
    @State private var secondsElapsed = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 16)
                .fill(scrum.theme.mainColor)
            VStack {
                ProgressView(value: Double(secondsElapsed), total: Double(scrum.lengthInMinutes * 60))
                    .progressViewStyle(ScrumProgressStyle(theme: scrum.theme))
                Circle()
                    .strokeBorder(lineWidth: 24)
                    .overlay {
                        VStack {
                            Text("Someone").font(.title)
                            Text("is speaking")
                        }
                        .accessibilityElement(children: .combine)
                        .foregroundStyle(scrum.theme.accentColor)
                    }
                    .overlay {
                        ForEach(0..<2) { index in
                            SpeakerArc(index: index, total: 4)
                                .rotation(Angle(degrees: -90))
                                .stroke(scrum.theme.mainColor, lineWidth: 12)
                        }
                    }
                Text("\(secondsElapsed) s")
            }
        }
        .padding()
        .onReceive(timer) { _ in secondsElapsed += 1 }
        .navigationBarTitleDisplayMode(.inline)
    }
}
