import Foundation
import Testing

@testable import FoundationGaps

@Suite("Items of the keychain")
struct KeychainTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("KeychainTests-\(UUID().uuidString)")

    private var keychain: Keychain { Keychain(folder: folder) }

    private func query(_ values: [String: Any] = [:], account: String? = "ada", service: String? = "mail")
        -> KeychainQuery
    {
        var all = values
        all[kSecClass as String] = kSecClassGenericPassword
        if let account { all[kSecAttrAccount as String] = account }
        if let service { all[kSecAttrService as String] = service }
        return KeychainQuery(all as CFDictionary)
    }

    private func secret(_ text: String) -> [String: Any] { [kSecValueData as String: Data(text.utf8)] }

    private func found(_ query: KeychainQuery) -> (status: OSStatus, item: AnyObject?) {
        var item: CFTypeRef?
        return (keychain.find(query, &item), item)
    }

    private func password(account: String? = "ada") -> String? {
        let all: [String: Any] = [
            kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
        ]
        return (found(query(all, account: account)).item as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("a password is kept, read, changed and deleted, also by another process")
    func password() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(found(query()).status == errSecItemNotFound)
        #expect(keychain.add(query(secret("one")), nil) == errSecSuccess)
        #expect(password() == "one")
        #expect(keychain.add(query(secret("two")), nil) == errSecDuplicateItem)
        #expect(keychain.update(query(), to: KeychainQuery(secret("two") as CFDictionary)) == errSecSuccess)
        #expect(password() == "two")
        let file = folder.appendingPathComponent("keychain.json").path
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        #expect(keychain.delete(query()) == errSecSuccess)
        #expect(password() == nil)
        #expect(keychain.delete(query()) == errSecItemNotFound)
        #expect(keychain.update(query(), to: query()) == errSecItemNotFound)
    }

    @Test("all items of a service are found with their attributes")
    func attributes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["ada", "bob"] {
            let item = query(
                secret("of \(name)").merging([kSecAttrLabel as String: "Mail"]) { $1 }, account: name)
            #expect(keychain.add(item, nil) == errSecSuccess)
        }
        #expect(keychain.add(query(secret("x"), service: "news"), nil) == errSecSuccess)
        let all: [String: Any] = [
            kSecReturnAttributes as String: true, kSecReturnData as String: true,
            kSecMatchLimit as String: kSecMatchLimitAll,
        ]
        let items = try #require(found(query(all, account: nil)).item as? [[String: Any]])
        #expect(items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted() == ["ada", "bob"])
        #expect(items.allSatisfy { $0[kSecAttrLabel as String] as? String == "Mail" })
        #expect(items.allSatisfy { $0[kSecAttrCreationDate as String] is Date })
        #expect(items.first?[kSecValueData as String] as? Data == Data("of ada".utf8))
        #expect(keychain.delete(query(account: nil)) == errSecSuccess)
        #expect(password(account: nil) == nil)
        #expect(found(query(service: "news")).status == errSecSuccess)
    }

    @Test("a change never makes two items the same")
    func change() {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(keychain.add(query(secret("one")), nil) == errSecSuccess)
        #expect(keychain.add(query(secret("two"), account: "bob"), nil) == errSecSuccess)
        let rename = KeychainQuery([kSecAttrAccount as String: "bob"] as CFDictionary)
        #expect(keychain.update(query(), to: rename) == errSecDuplicateItem)
        #expect(password() == "one")
        #expect(password(account: "bob") == "two")
    }

    @Test("items for other devices are found only if they are asked for")
    func synchronizable() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let key = kSecAttrSynchronizable as String
        #expect(keychain.add(query(secret("one").merging([key: true]) { $1 }), nil) == errSecSuccess)
        #expect(found(query()).status == errSecItemNotFound)
        #expect(found(query([key: true])).status == errSecSuccess)
        #expect(found(query([key: kSecAttrSynchronizableAny])).status == errSecSuccess)
    }

    @Test("what cannot be done is said")
    func errors() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(keychain.add(KeychainQuery([:] as CFDictionary), nil) == errSecParam)
        let key = KeychainQuery([kSecClass as String: kSecClassKey] as CFDictionary)
        #expect(keychain.add(key, nil) == errSecUnimplemented)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("keychain.json")
        try Data("damaged".utf8).write(to: file)
        #expect(keychain.add(query(secret("one")), nil) == errSecDecode)
        #expect(try Data(contentsOf: file) == Data("damaged".utf8))
        #expect(SecCopyErrorMessageString(errSecDecode, nil) == "The file of the keychain is damaged.")
    }

    @Test("a value that no item can have changes nothing, rather than other items")
    func invalidValues() {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(keychain.add(query(secret("one")), nil) == errSecSuccess)
        let nobody = query([kSecAttrAccount as String: NSNull()], account: nil)
        #expect(keychain.delete(nobody) == errSecParam)
        #expect(keychain.add(nobody, nil) == errSecParam)
        #expect(keychain.update(query(), to: KeychainQuery([kSecValueData: NSNull()] as NSDictionary)) == errSecParam)
        #expect(password() == "one")
        #expect(found(query([kSecMatchLimit as String: -1, kSecReturnData as String: true])).status == errSecSuccess)
    }

    @Test("an item that names no group of apps is in each of them")
    func groups() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let group = [kSecAttrAccessGroup as String: "TEAM.app"]
        #expect(keychain.add(query(secret("one")), nil) == errSecSuccess)
        #expect(found(query(group)).status == errSecSuccess)
        #expect(keychain.add(query(secret("two").merging(group) { $1 }), nil) == errSecDuplicateItem)
    }

    @Test("threads that add items lose none")
    func threads() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let keychain = keychain
        DispatchQueue.concurrentPerform(iterations: 40) { number in
            let item: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "\(number)",
                kSecValueData as String: Data("\(number)".utf8),
            ]
            #expect(keychain.add(KeychainQuery(item as CFDictionary), nil) == errSecSuccess)
        }
        let all: [String: Any] = [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitAll]
        #expect((found(query(all, account: nil, service: nil)).item as? [Data])?.count == 40)
    }
}
