extension Node {
    // MARK: Reading

    /// Returns the combined value of the node and its descendants for a key, or `nil` if none of them sets the key.
    final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let id = ObjectIdentifier(key)
        guard let entry = preferences?.entries[id], entry.isSaid else { return nil }
        if let combined = entry.combined { return combined as? Key.Value }
        let value = computePreference(key)
        preferences?.entries[id]?.combined = value
        return value
    }

    /// Returns the combined value of the children for a key.
    final func combinedPreference<Key: PreferenceKey>(ofChildren key: Key.Type) -> Key.Value? {
        let children = preferences?.entries[ObjectIdentifier(key)]?.children ?? [:]
        if children.count <= 1 { return children.first?.value.preference(key) }
        var result: Key.Value?
        forEachChild { child in
            guard children[ObjectIdentifier(child)] != nil else { return }
            guard var value = result else {
                result = child.preference(key)
                return
            }
            Key.reduce(value: &value) { child.preference(key) ?? Key.defaultValue }
            result = value
        }
        return result
    }

    /// Registers the node as a reader, which is notified when the value of a key changes.
    final func readPreference<Key: PreferenceKey>(_ key: Key.Type) {
        if key == Text.LayoutKey.self { graph.readsTextLayouts = true }
        _ = preferenceTable.change(ObjectIdentifier(key)) { $0.isRead = true }
    }

    // MARK: Writing

    /// Returns whether the node is a source of a key's value.
    final func says<Key: PreferenceKey>(_ key: Key.Type) -> Bool {
        preferences?.entries[ObjectIdentifier(key)]?.isSource == true
    }

    /// Registers the node as a source of a key's value.
    final func sayPreference<Key: PreferenceKey>(_ key: Key.Type) {
        _ = preferenceTable.change(ObjectIdentifier(key)) { $0.isSource = true }
        preferenceDidChange(key)
    }

    /// Reports that the node's own value of a key has changed.
    final func preferenceDidChange<Key: PreferenceKey>(_ key: Key.Type) {
        preferenceDidChange(ObjectIdentifier(key))
    }

    /// Reports that the order of the children has changed.
    final func preferenceOrderDidChange() {
        for (id, entry) in preferences?.entries ?? [:] where entry.children.count > 1 {
            preferenceDidChange(id)
        }
    }

    private func preferenceDidChange(_ id: ObjectIdentifier) {
        if preferences?.change(id) == true { graph.preferencesDidChange(for: self) }
        var child: Node = self
        while child.passesPreferencesOn, let parent = child.parent, !parent.isRemoved {
            let isRead = parent.preferenceTable.change(id) {
                $0.children[ObjectIdentifier(child)] = child
            }
            if isRead { graph.preferencesDidChange(for: parent) }
            child = parent
        }
    }

    /// Withdraws the preferences of the node and its descendants from its parent. The node itself remains.
    final func takeBackPreferences() {
        guard let preferences, passesPreferencesOn, let parent, !parent.isRemoved else { return }
        for (id, entry) in preferences.entries where entry.isSaid { parent.drop(self, from: id) }
    }

    /// Passes the withdrawn preferences to the parent again.
    final func sayPreferencesAgain() {
        for (id, entry) in preferences?.entries ?? [:] where entry.isSaid { preferenceDidChange(id) }
    }

    private func drop(_ child: Node, from id: ObjectIdentifier) {
        let isRead = preferences?.change(id) { $0.children[ObjectIdentifier(child)] = nil }
        if isRead == true { graph.preferencesDidChange(for: self) }
        guard passesPreferencesOn, let parent, !parent.isRemoved else { return }
        if preferences?.entries[id]?.isSaid == true {
            preferenceDidChange(id)
        } else {
            parent.drop(self, from: id)
        }
    }

    private var preferenceTable: PreferenceTable {
        if let preferences { return preferences }
        let table = PreferenceTable()
        preferences = table
        return table
    }
}
