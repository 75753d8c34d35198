import SwiftUI

struct LoginScreen: View {
    enum Field: Hashable { case email, password, code }

    @State private var email = ""
    @State private var password = ""
    @State private var code = ["", "", "", ""]
    @State private var remembers = true
    @State private var isWorking = false
    @State private var failures = 0
    @State private var message: LocalizedStringKey?
    @FocusState private var field: Field?
    @Environment(\.openURL) private var openURL

    private var isValid: Bool {
        email.range(of: #"^[^@\s]+@[^@\s]+\.[a-z]{2,}$"#, options: .regularExpression) != nil && password.count >= 8
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Image(systemName: "lock.shield")
                    .font(.system(size: 64, weight: .ultraLight))
                    .foregroundStyle(.blue, .gray)
                    .padding(.top, 40)
                Text("Welcome back")
                    .font(.largeTitle.bold())
                VStack(spacing: 12) {
                    HStack {
                        Image(systemName: "envelope").frame(width: 24)
                        TextField("Email", text: $email)
                            .textContentType(.username)
                            .keyboardType(.emailAddress)
                            .autocapitalization(.none)
                            .disableAutocorrection(true)
                            .focused($field, equals: .email)
                            .submitLabel(.next)
                    }
                    .padding(12)
                    .background(
                        RoundedRectangle(cornerRadius: 10).stroke(
                            field == .email ? Color.blue : .gray.opacity(0.4), lineWidth: field == .email ? 2 : 1))
                    HStack {
                        Image(systemName: password.isEmpty ? "key" : password.count < 8 ? "key.slash" : "key.fill")
                            .frame(width: 24)
                        SecureField("Password", text: $password)
                            .textContentType(.password)
                            .focused($field, equals: .password)
                            .submitLabel(.go)
                    }
                    .padding(12)
                    .background(
                        RoundedRectangle(cornerRadius: 10).stroke(
                            field == .password ? Color.blue : .gray.opacity(0.4), lineWidth: field == .password ? 2 : 1)
                    )
                    if failures > 2 {
                        HStack(spacing: 10) {
                            ForEach(code.indices, id: \.self) { index in
                                TextField("", text: $code[index])
                                    .multilineTextAlignment(.center)
                                    .frame(width: 40, height: 48)
                                    .background(
                                        Color.gray.opacity(code[index].isEmpty ? 0.1 : 0.2),
                                        in: RoundedRectangle(cornerRadius: 8)
                                    )
                                    .onChange(of: code[index]) { _, new in
                                        if new.count > 1 { code[index] = String(new.suffix(1)) }
                                    }
                            }
                        }
                        .transition(.move(edge: .top).combined(with: .opacity))
                    }
                }
                .onSubmit {
                    switch field {
                    case .email: field = .password
                    case .password where isValid: Task { await logIn() }
                    default: field = nil
                    }
                }
                if let message {
                    Text(message)
                        .font(.footnote)
                        .foregroundStyle(.red)
                        .modifier(ShakeEffect(animatableData: CGFloat(failures)))
                }
                Button {
                    Task { await logIn() }
                } label: {
                    ZStack {
                        Text("Log in").opacity(isWorking ? 0 : 1)
                        if isWorking { ProgressView().tint(.white) }
                    }
                    .frame(maxWidth: .infinity, minHeight: 32)
                }
                .buttonStyle(.borderedProminent)
                .disabled(!isValid || isWorking)
                HStack {
                    Toggle("Remember me", isOn: $remembers).fixedSize()
                    Spacer()
                    Button("Forgot?") { openURL(URL(string: "https://example.com/reset?email=\(email)")!) }
                }
                .font(.footnote)
            }
            .padding(.horizontal, 28)
        }
        .onAppear { field = .email }
    }

    private func logIn() async {
        isWorking = true
        try? await Task.sleep(for: .seconds(1))
        withAnimation(.default) { failures += 1 }
        message = "This is not right. \(5 - failures) attempts are left."
        isWorking = false
    }
}

struct ShakeEffect: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 3), y: 0))
    }
}
