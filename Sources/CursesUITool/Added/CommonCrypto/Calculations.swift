import Crypto
import Foundation
import Synchronization

/// A digest or a code of data that comes in parts.
protocol Calculation {
    /// Adds a part of the data.
    mutating func add(_ bytes: UnsafeRawBufferPointer)
    /// Returns the result.
    func result() -> [UInt8]
}

extension Calculation where Self: HashFunction {
    mutating func add(_ bytes: UnsafeRawBufferPointer) { update(bufferPointer: bytes) }
    func result() -> [UInt8] { Array(finalize()) }
}

extension Insecure.MD5: Calculation {}
extension Insecure.SHA1: Calculation {}
extension SHA256: Calculation {}
extension SHA384: Calculation {}
extension SHA512: Calculation {}

extension HMAC: Calculation {
    mutating func add(_ bytes: UnsafeRawBufferPointer) { update(data: bytes) }
    func result() -> [UInt8] { Array(finalize()) }
}

/// A context of C: a plain value, which code may allocate without initializing it. The calculation has its number.
protocol CalculationContext {
    /// The number of the calculation; 0 for none.
    var number: UInt64 { get }
    /// Creates the context of a calculation.
    init(number: UInt64)
}

/// The calculations that have begun and have not ended, by number.
enum Calculations {
    private struct Table {
        var last: UInt64 = 0
        var running: [UInt64: Entry] = [:]
    }

    /// Sendable: a calculation is only used while the table is locked.
    private struct Entry: @unchecked Sendable {
        var calculation: any Calculation
    }

    private static let table = Mutex(Table())

    /// Begins a calculation. Returns 1, or 0 without a context.
    static func begin<Context: CalculationContext>(
        _ context: UnsafeMutablePointer<Context>?, _ calculation: any Calculation
    ) -> Int32 {
        guard let context else { return 0 }
        let entry = Entry(calculation: calculation)
        let number = table.withLock { table in
            table.last += 1
            table.running[table.last] = entry
            return table.last
        }
        context.initialize(to: Context(number: number))
        return 1
    }

    /// Adds data to a calculation. Returns 1, or 0 if the calculation has not begun or has ended.
    static func update<Context: CalculationContext>(
        _ context: UnsafeMutablePointer<Context>?, _ data: UnsafeRawPointer?, _ count: Int
    ) -> Int32 {
        guard let number = context?.pointee.number else { return 0 }
        let address = UInt(bitPattern: data)
        return table.withLock { table in
            guard table.running[number] != nil else { return 0 }
            let bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count)
            if bytes.baseAddress != nil { table.running[number]?.calculation.add(bytes) }
            return 1
        }
    }

    /// Ends a calculation and writes its result. Returns 1, or 0 if the calculation has not begun or has ended.
    static func end<Context: CalculationContext>(
        _ context: UnsafeMutablePointer<Context>?, _ result: UnsafeMutableRawPointer?
    ) -> Int32 {
        guard let number = context?.pointee.number else { return 0 }
        guard let bytes = table.withLock({ $0.running.removeValue(forKey: number)?.calculation.result() }) else {
            return 0
        }
        result?.copyMemory(from: bytes, byteCount: bytes.count)
        return 1
    }
}
