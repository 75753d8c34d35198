import CursesUI

struct ReactiveForm: View {
    @ObservedObject var model: ReactiveFormModel
    @State private var buttonIsDisabled = true
    @State private var isSubmitted = false

    var body: some View {
        VStack {
            Text("Reactive Form")
                .font(.headline)

            Form {
                TextField("First entry", text: $model.firstEntry)
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .lineLimit(1)
                    .multilineTextAlignment(.center)
                    .padding(.horizontal)

                TextField("Second entry", text: $model.secondEntry)
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .lineLimit(1)
                    .multilineTextAlignment(.center)
                    .padding(.horizontal)

                VStack(alignment: .leading) {
                    ForEach(model.validationMessages, id: \.self) { message in
                        Text(message)
                            .foregroundColor(.red)
                            .font(.callout)
                    }
                }
                .padding(.horizontal)
                .onChange(of: model.validationMessages) { _, messages in
                    // The messages are announced, because a screen reader reads the current field and would not notice
                    // them.
                    for message in messages { AccessibilityNotification.Announcement(message).post() }
                }
            }

            Button("Submit") { isSubmitted = true }
                .disabled(buttonIsDisabled)
                .onReceive(model.submitAllowed) { submitAllowed in
                    buttonIsDisabled = !submitAllowed
                    isSubmitted = false
                }
                .padding()
                .background(
                    RoundedRectangle(cornerRadius: 10)
                        .stroke(Color.blue, lineWidth: 1)
                )

            if isSubmitted {
                Text("Thank you.")
                    .onAppear { AccessibilityNotification.Announcement("Thank you.").post() }
            }

            Spacer()
        }
        .padding(.top)
    }
}

struct ReactiveForm_Previews: PreviewProvider {
    static var previews: some View {
        ReactiveForm(model: ReactiveFormModel())
    }
}
