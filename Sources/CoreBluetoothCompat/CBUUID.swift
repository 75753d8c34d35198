@_exported import Foundation

/// The identifier of a service or of a characteristic.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    // Sendable: the value is constant.

    /// The bytes: 2, 4 or 16.
    public let data: Data

    /// The end of the identifiers that the standard writes with 2 or 4 bytes.
    private static let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]

    /// Creates an identifier from hexadecimal digits: 4, 8, or 32 with hyphens.
    public init(string theString: String) {
        let digits = theString.filter(\.isHexDigit)
        precondition([4, 8, 32].contains(digits.count), "\(theString) is not the identifier of a service.")
        data = Data(stride(from: 0, to: digits.count, by: 2).map { Self.byte(digits, at: $0) })
    }

    private static func byte(_ digits: String, at offset: Int) -> UInt8 {
        UInt8(digits.dropFirst(offset).prefix(2), radix: 16) ?? 0
    }

    /// Creates an identifier from 2, 4 or 16 bytes.
    public init(data theData: Data) {
        precondition([2, 4, 16].contains(theData.count), "An identifier has 2, 4 or 16 bytes.")
        data = Data(theData)
    }

    /// Creates an identifier from a UUID.
    public init(nsuuid theUUID: UUID) { data = withUnsafeBytes(of: theUUID.uuid) { Data($0) } }

    /// The digits in capitals, with hyphens if there are 32.
    open var uuidString: String {
        let digits = data.map { String(format: "%02X", $0) }
        guard digits.count == 16 else { return digits.joined() }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
    }

    /// All 16 bytes.
    private var whole: [UInt8] {
        guard data.count < 16 else { return Array(data) }
        return [UInt8](repeating: 0, count: 4 - data.count) + data + Self.base
    }

    /// Identifiers are equal if all 16 bytes are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.whole == whole }
    /// The hash of all 16 bytes.
    open override var hash: Int { whole.hashValue }
    /// The digits.
    open override var description: String { uuidString }
    /// Returns the identifier itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The identifier of the descriptor for the user.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// The identifier of the descriptor for a client.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// The identifier of the descriptor of a format.
public let CBUUIDCharacteristicFormatString = "2904"
