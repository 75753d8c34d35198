import CursesUI

/// The styles of groups of controls, and a custom style.
struct GroupStyles: View {
    @State private var isSound = true

    var body: some View {
        VStack(alignment: .leading) {
            ControlGroup("Automatic") { buttons }.controlGroupStyle(.automatic)
            ControlGroup("Navigation") { buttons }.controlGroupStyle(.navigation)
            ControlGroup("Palette") { buttons }.controlGroupStyle(.palette)
            ControlGroup("Menu") { buttons }.controlGroupStyle(.menu)
            ControlGroup("Compact") { buttons }.controlGroupStyle(.compactMenu)
            Menu("Stays open") { Toggle("Sound", isOn: $isSound) }.menuActionDismissBehavior(.disabled)
            Toggle("No label is shown", isOn: $isSound).labelsVisibility(.hidden)
            DisclosureGroup("The usual group") { Text("Its content") }.disclosureGroupStyle(.automatic)
            DisclosureGroup("A group of our own") { Text("Its content") }.disclosureGroupStyle(Plus())
        }
    }

    @ViewBuilder
    private var buttons: some View {
        Button("In") {}
        Button("Out") {}
    }
}

private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                HStack {
                    Text(configuration.isExpanded ? "−" : "+").bold()
                    configuration.label
                }
            }
            .buttonStyle(.plain)
            if configuration.isExpanded { configuration.content.padding(.leading) }
        }
    }
}
