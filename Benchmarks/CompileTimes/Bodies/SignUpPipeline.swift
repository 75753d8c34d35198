import Combine
import SwiftUI

@MainActor
final class SignUpPipelineModel: ObservableObject {
    @Published var name = ""
    @Published var email = ""
    @Published var password = ""
    @Published var again = ""
    @Published var accepts = false
    @Published private(set) var message = ""
    @Published private(set) var canSubmit = false
    @Published private(set) var strength = 0.0
    private var cancellables = Set<AnyCancellable>()

    init() {
        $name
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            .removeDuplicates()
            .filter { $0.count >= 3 }
            .map { name in name.contains("admin") ? "“\(name)” is taken." : "" }
            .replaceError(with: "Error")
            .receive(on: DispatchQueue.main)
            .assign(to: &$message)

        $password
            .map { password in
                let rules: [(String) -> Bool] = [
                    { $0.count >= 8 }, { $0.contains(where: \.isNumber) }, { $0.contains(where: \.isUppercase) },
                ]
                return Double(rules.filter { $0(password) }.count) / Double(rules.count)
            }
            .removeDuplicates()
            .assign(to: &$strength)

        Publishers.CombineLatest4($name, $email, $password, $again)
            .combineLatest($accepts)
            .map { fields, accepts in
                let (name, email, password, again) = fields
                return name.count >= 3 && email.contains("@") && password.count >= 8 && password == again && accepts
            }
            .sink { [weak self] in self?.canSubmit = $0 }
            .store(in: &cancellables)
    }
}

struct SignUpPipeline: View {
    @StateObject private var model = SignUpPipelineModel()
    @State private var isSent = false
    @State private var showsPassword = false

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $model.name)
                TextField("Email", text: $model.email)
                    .textContentType(.emailAddress)
            } header: {
                Text("Account")
            } footer: {
                Text(model.message)
                    .foregroundColor(.red)
                    .opacity(model.message.isEmpty ? 0 : 1)
                    .animation(.default, value: model.message)
            }
            Section("Password") {
                Group {
                    if showsPassword {
                        TextField("Password", text: $model.password)
                        TextField("Again", text: $model.again)
                    } else {
                        SecureField("Password", text: $model.password)
                        SecureField("Again", text: $model.again)
                    }
                }
                .textContentType(.newPassword)
                .overlay(alignment: .trailing) {
                    if !model.again.isEmpty && model.password != model.again {
                        Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
                    }
                }
                ProgressView(value: model.strength)
                    .tint(model.strength < 0.4 ? .red : model.strength < 1 ? .orange : .green)
                    .padding(.vertical, 4)
                Toggle("Show", isOn: $showsPassword)
            }
            Section {
                Toggle("I accept the terms", isOn: $model.accepts)
                Button("Sign up") { isSent = true }
                    .disabled(!model.canSubmit)
                    .frame(maxWidth: .infinity, alignment: .center)
            }
        }
        .alert("Welcome, \(model.name)!", isPresented: $isSent) {
            Button("OK") {}
        }
    }
}
