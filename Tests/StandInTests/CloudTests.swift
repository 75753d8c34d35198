import CloudKitCompat
import Foundation
import Testing

@Suite("Records in the cloud")
struct CloudTests {
    private let database = CKContainer.default().privateCloudDatabase

    @Test("Nobody is signed in, and each request says so")
    func requests() async throws {
        let container = CKContainer(identifier: "iCloud.com.example")
        #expect(try await container.accountStatus() == .noAccount)
        let status = await withCheckedContinuation { continuation in
            container.accountStatus { status, error in continuation.resume(returning: error == nil ? status : nil) }
        }
        #expect(status == .noAccount)
        await #expect(throws: CKError.self) { try await container.userRecordID() }
        let record = CKRecord(recordType: "Note")
        await #expect(throws: CKError.self) { try await database.save(record) }
        await #expect(throws: CKError.self) {
            let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
            query.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
            let (results, _) = try await database.records(matching: query, resultsLimit: 10)
            _ = results.compactMap { _, result in try? result.get() }
        }
        do {
            try await database.deleteRecord(withID: record.recordID)
            Issue.record("The record was deleted")
        } catch CKError.notAuthenticated {}
        let error = await withCheckedContinuation { continuation in
            database.fetch(withRecordID: record.recordID) { _, error in
                continuation.resume(returning: error as? CKError)
            }
        }
        #expect(error?.code == .notAuthenticated && (error as NSError?)?.domain == CKErrorDomain)
    }

    @Test("A record keeps values, and numbers are read as numbers of other types")
    func values() throws {
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a"))
        record["title"] = "Tea"
        record["count"] = 3
        record["isDone"] = true as CKRecordValue
        record["date"] = Date(timeIntervalSince1970: 0)
        record["tags"] = ["x", "y"]
        record["folder"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "f"), action: .deleteSelf)
        record.setValue(1.5, forKey: "size")
        #expect(record["title"] as? String == "Tea" && record["count"] as? Int == 3 && record["count"] as? Double == 3)
        #expect(record["isDone"] as? Bool == true && record["size"] as? Double == 1.5)
        #expect(record["tags"] as? [String] == ["x", "y"] && record["date"] as? Date == Date(timeIntervalSince1970: 0))
        #expect((record["folder"] as? CKRecord.Reference)?.recordID.recordName == "f")
        let title: String? = record["title"]
        #expect(title == "Tea" && record.allKeys().count == 7)
        record["title"] = nil
        #expect(record["title"] == nil && record.changedKeys().contains("title"))
        record.encryptedValues["secret"] = "s"
        #expect(record.encryptedValues["secret"] as? String == "s" && record["secret"] == nil)
        let copy = try #require(record.copy() as? CKRecord)
        #expect(copy["count"] as? Int == 3 && copy.recordID == record.recordID)
    }

    @Test("The identifier of a record is kept in an archive")
    func archive() throws {
        let zone = CKRecordZone.ID(zoneName: "Notes")
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a", zoneID: zone))
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        record.encodeSystemFields(with: coder)
        coder.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        let copy = try #require(CKRecord(coder: decoder))
        #expect(copy.recordType == "Note" && copy.recordID == record.recordID && copy.recordID.zoneID == zone)
        #expect(Set([record.recordID, copy.recordID]).count == 1)
    }

    @Test("An operation tells its closures that nobody is signed in")
    func operations() async {
        let record = CKRecord(recordType: "Note")
        let save = CKModifyRecordsOperation(recordsToSave: [record])
        save.savePolicy = .changedKeys
        let result = await withCheckedContinuation { continuation in
            save.modifyRecordsResultBlock = { continuation.resume(returning: $0) }
            database.add(save)
        }
        #expect(throws: CKError.self) { try result.get() }
        let query = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
        query.recordMatchedBlock = { _, _ in Issue.record("There is a record") }
        let code = await withCheckedContinuation { continuation in
            query.queryResultBlock = { result in
                if case .failure(let error) = result { continuation.resume(returning: (error as? CKError)?.code) }
            }
            database.add(query)
        }
        #expect(code == .notAuthenticated)
    }

    @Test("A share keeps its title")
    func share() {
        let share = CKShare(rootRecord: CKRecord(recordType: "List"))
        share[CKShare.SystemFieldKey.title] = "Shopping"
        share.publicPermission = .readWrite
        #expect(share[CKShare.SystemFieldKey.title] as? String == "Shopping" && share.url == nil)
    }

    private final class Synchronizer: CKSyncEngineDelegate {
        func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
            switch event {
            case .fetchedRecordZoneChanges(let changes): Issue.record("\(changes.modifications.map(\.record))")
            default: Issue.record("\(event)")
            }
        }

        func nextRecordZoneChangeBatch(
            _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
        ) async -> CKSyncEngine.RecordZoneChangeBatch? {
            let changes = syncEngine.state.pendingRecordZoneChanges.filter { context.options.scope.contains($0) }
            return await .init(pendingChanges: changes) { CKRecord(recordType: "Note", recordID: $0) }
        }
    }

    @Test("An engine keeps what waits, and sends nothing")
    func sync() async {
        let delegate = Synchronizer()
        let engine = CKSyncEngine(
            CKSyncEngine.Configuration(database: database, stateSerialization: nil, delegate: delegate))
        let (first, second) = (CKRecord.ID(recordName: "a"), CKRecord.ID(recordName: "b"))
        engine.state.add(pendingRecordZoneChanges: [.saveRecord(first), .saveRecord(second)])
        engine.state.add(pendingRecordZoneChanges: [.deleteRecord(first)])
        engine.state.add(pendingDatabaseChanges: [.saveZone(CKRecordZone(zoneName: "Notes"))])
        #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(second), .deleteRecord(first)])
        engine.state.remove(pendingRecordZoneChanges: [.saveRecord(second)])
        #expect(engine.state.pendingRecordZoneChanges.count == 1 && engine.state.pendingDatabaseChanges.count == 1)
        await #expect(throws: CKError.self) { try await engine.sendChanges() }
        await #expect(throws: CKError.self) { try await engine.fetchChanges() }
    }
}
