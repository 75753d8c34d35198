extension SectionCollection: View {
    public var body: some View {
        ForEach(sections) { section in
            Section {
                section.content
            } header: {
                section.header
            } footer: {
                section.footer
            }
        }
    }
}
