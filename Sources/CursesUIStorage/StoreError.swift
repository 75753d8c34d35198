/// A reason why a store cannot be read.
package enum StoreError: Error, CustomStringConvertible {
    case missingValue(String)
    case notCodable(String)
    case notAStore(String)

    package var description: String {
        switch self {
        case .missingValue(let name): "The store has no value for \(name)."
        case .notCodable(let type): "A value of the type \(type) cannot be decoded."
        case .notAStore(let path): "\(path) is not a file of models. It is left as it is; move it away to begin anew."
        }
    }
}
