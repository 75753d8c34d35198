/// The numbers of a byte with the arithmetic of GF(2⁸), in which QR codes are corrected (ISO/IEC 18004, 7.5.2): modulo the
/// polynomial x⁸ + x⁴ + x³ + x² + 1.
enum GaloisField {
    private static let tables: (powers: [UInt8], logarithms: [Int]) = {
        var powers = [UInt8](repeating: 0, count: 255)
        var logarithms = [Int](repeating: 0, count: 256)
        var value = 1
        for exponent in 0..<255 {
            powers[exponent] = UInt8(value)
            logarithms[value] = exponent
            value <<= 1
            if value > 255 { value ^= 0b1_0001_1101 }
        }
        return (powers, logarithms)
    }()

    /// Returns 2 to the power of an exponent.
    static func power(_ exponent: Int) -> UInt8 { tables.powers[exponent % 255] }

    /// Returns the product of two numbers.
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        a == 0 || b == 0 ? 0 : power(tables.logarithms[Int(a)] + tables.logarithms[Int(b)])
    }

    /// Returns the Reed-Solomon code of data: the remainder of its division by the product of the polynomials x - 2ⁱ.
    ///
    /// - Parameter count: the number of bytes of the code, and of the polynomials.
    static func correction(of data: some Sequence<UInt8>, count: Int) -> [UInt8] {
        // The coefficients without the highest one, which is 1; the highest of them first.
        var divisor = [UInt8](repeating: 0, count: count)
        divisor[count - 1] = 1
        for exponent in 0..<count {
            for index in divisor.indices {
                let next = index + 1 < count ? divisor[index + 1] : 0
                divisor[index] = product(divisor[index], power(exponent)) ^ next
            }
        }
        var remainder = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for index in divisor.indices { remainder[index] ^= product(divisor[index], factor) }
        }
        return remainder
    }
}
