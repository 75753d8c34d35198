import CursesUI

struct ObservationBoard: View {
    @State private var page: Page

    /// The pages, in the order of their tabs.
    enum Page: String, CaseIterable, Identifiable {
        case published, signals, views, arrays, objects

        var id: Self { self }
    }

    init(page: Page = .published) {
        _page = State(initialValue: page)
    }

    var body: some View {
        TabView(selection: $page) {
            ForEach(Page.allCases) { page in
                Form { page.experiments }
                    .tabItem { Text(page.rawValue.capitalized) }
                    .tag(page)
            }
        }
    }
}

extension ObservationBoard.Page {
    @ViewBuilder @MainActor
    fileprivate var experiments: some View {
        switch self {
        case .published:
            PublishedProperty()
            PlainClass()
            ValueInState()
        case .signals:
            SignalOrder()
            ManualSend()
            DoubleSignal()
        case .views:
            ObservedWeather()
            NextFrame()
            BackgroundSignals()
            ObservableModel()
        case .arrays:
            StructureArray()
            MovingRows()
            ClassArray()
            ForwardingArray()
        case .objects:
            NestedObject()
            InheritedProperties()
            GenericObject()
            PrivateSetter()
            FoundationObject()
            OwnSubject()
        }
    }
}

struct ObservationBoard_Previews: PreviewProvider {
    static var previews: some View {
        ObservationBoard()
    }
}
