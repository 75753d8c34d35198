extension Navigation: PathHolder {
    var pathValues: [AnyHashable] {
        entries.compactMap { entry in
            if case .value(let value) = entry.kind { value } else { nil }
        }
    }

    func restore(_ values: [SavedValue]) {
        graph?.afterUpdate(.appear) { [self] in
            guard entries.isEmpty else { return }
            unrestored = values
            continueRestoring()
        }
    }

    /// Appends the saved values whose types are known. A private type is known as soon as it has a destination, which
    /// may be registered by a screen that has yet to appear.
    func continueRestoring() {
        while let next = unrestored.first, let value = next.value(among: destinationTypes) {
            unrestored.removeFirst()
            path?.append(value)
        }
    }
}
