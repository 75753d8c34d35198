/// Returns the name of the operator in which `type` is nested, as `print()` shows it: `TryMap`, not the whole
/// generic type.
func operatorName(of type: Any.Type) -> String {
    let full = String(reflecting: type)
    let start =
        full.range(of: "Publishers.")?.upperBound
        ?? full.firstIndex(of: ".").map(full.index(after:))
        ?? full.startIndex
    return String(full[start...].prefix { $0 != "<" && $0 != "." })
}
