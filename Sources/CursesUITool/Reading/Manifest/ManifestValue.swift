/// An expression of a package manifest.
indirect enum ManifestValue: Equatable {
    case string(String)
    case array([ManifestValue])
    /// A call or a member, such as `.target(name: "A")` or `.v5`. The label of an unlabelled argument is empty.
    case call(String, [Argument])
    /// A value that is known only when the manifest runs.
    case unknown

    struct Argument: Equatable {
        let label: String
        let value: ManifestValue
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var elements: [ManifestValue] {
        if case .array(let values) = self { values } else { [] }
    }

    var strings: [String] { elements.compactMap(\.string) }

    /// The name of the called function or the member.
    var name: String? {
        if case .call(let name, _) = self { name } else { nil }
    }

    /// The argument with a label, or the first unlabelled argument for `""`.
    subscript(label: String) -> ManifestValue? {
        if case .call(_, let arguments) = self { arguments.first { $0.label == label }?.value } else { nil }
    }
}
