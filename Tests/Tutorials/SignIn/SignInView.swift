import SwiftUI

struct SignInView: View {
    @StateObject private var model = SignInModel()

    var body: some View {
        Group {
            if let user = model.user {
                WelcomeView(name: user)
                    .transition(.move(edge: .trailing).combined(with: .opacity))
            } else {
                SignInForm()
            }
        }
        .environmentObject(model)
        .animation(.spring(), value: model.user)
    }
}

struct SignInForm: View {
    @EnvironmentObject var model: SignInModel
    @FocusState private var focusedField: Field?

    enum Field: Hashable {
        case name, password, again
    }

    var body: some View {
        VStack(spacing: 15) {
            Picker("Mode", selection: $model.mode) {
                ForEach(SignInModel.Mode.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()

            TextField("Name", text: $model.name)
                .textContentType(.username)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .focused($focusedField, equals: .name)
                .submitLabel(.next)
                .padding(8)
                .background(Color(.secondarySystemBackground))
                .clipShape(RoundedRectangle(cornerRadius: 8))
            Text(model.nameMessage)
                .font(.footnote)
                .foregroundColor(.red)

            SecureField("Password", text: $model.password)
                .textContentType(.password)
                .focused($focusedField, equals: .password)
                .submitLabel(model.mode == .signUp ? .next : .go)
                .overlay(
                    RoundedRectangle(cornerRadius: 8)
                        .stroke(Color.gray, lineWidth: 1)
                )
            if model.mode == .signUp {
                SecureField("Password again", text: $model.passwordAgain)
                    .focused($focusedField, equals: .again)
                    .submitLabel(.go)
            }
            Text(model.passwordMessage)
                .font(.footnote)
                .foregroundColor(.red)

            Button(action: model.submit) {
                if model.isBusy {
                    ProgressView()
                } else {
                    Text(model.mode.rawValue)
                        .fontWeight(.semibold)
                        .frame(maxWidth: .infinity)
                }
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(!model.isValid || model.isBusy)
            .keyboardShortcut(.defaultAction)
        }
        .padding(.horizontal, 32)
        .onSubmit(next)
        .onAppear { focusedField = .name }
        .onChange(of: model.mode) { _ in focusedField = .name }
        .alert(item: $model.failure) { failure in
            Alert(title: Text("That did not work"), message: Text(failure.text))
        }
    }

    private func next() {
        switch focusedField {
        case .name: focusedField = .password
        case .password where model.mode == .signUp: focusedField = .again
        default: model.submit()
        }
    }
}

struct WelcomeView: View {
    @EnvironmentObject private var model: SignInModel
    let name: String

    var body: some View {
        VStack(alignment: .center, spacing: 12) {
            Text("Hello, ") + Text(name).bold() + Text("!")
            Button("Log out", role: .cancel, action: model.signOut)
                .buttonStyle(BorderedButtonStyle())
                .tint(.pink)
        }
        .frame(maxWidth: .infinity, minHeight: 100, alignment: .center)
    }
}
