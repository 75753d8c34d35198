import CursesUI

struct ObservationBoard: View {
    var body: some View {
        VStack(spacing: 0) {
            Text("Observation Board")
                .font(.headline)
            Form {
                PublishedProperty()
                StructureArray()
                ClassArray()
                ForwardingArray()
                ManualSend()
                DoubleSignal()
                NestedObject()
                BackgroundSignals()
                ObservableModel()
            }
        }
    }
}

struct ObservationBoard_Previews: PreviewProvider {
    static var previews: some View {
        ObservationBoard()
    }
}
