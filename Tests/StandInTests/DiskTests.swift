import DiskArbitrationCompat
import Testing

@Suite("Disks")
struct DiskTests {
    @Test("There is no session")
    func session() {
        let session = DASessionCreate(kCFAllocatorDefault)
        #expect(session == nil)
        let callback: DADiskAppearedCallback = { disk, _ in
            guard let facts = DADiskCopyDescription(disk) as? [String: Any] else { return }
            _ = facts[kDADiskDescriptionVolumeNameKey as String] as? String
        }
        if let session { DARegisterDiskAppearedCallback(session, nil, callback, nil) }
        #expect(kDADiskDescriptionVolumePathKey as String == "DAVolumePath")
    }
}
