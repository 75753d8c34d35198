/// The stored properties of a type, read from the runtime's metadata.
///
/// `Mirror` works on copies and costs microseconds per field. These entry points of the Swift runtime, on
/// which the standard library's own reflection is based, return offsets and types.
package enum TypeFields {
    package struct Field {
        package let name: String
        package let type: Any.Type
        /// The offset in bytes from the start of the value.
        package let offset: Int
        /// False for a weak or unowned reference, whose storage differs from that of its type.
        package let isStrong: Bool
    }

    package static func fields(of type: Any.Type) -> [Field] {
        (0..<recursiveCount(type)).map { index in
            var metadata = FieldMetadata()
            let fieldType = recursiveChildMetadata(type, index: index, metadata: &metadata)
            defer { metadata.freeName?(metadata.name) }
            return Field(
                name: metadata.name.map { String(cString: $0) } ?? "",
                type: fieldType,
                offset: recursiveChildOffset(type, index: index),
                isStrong: metadata.isStrong
            )
        }
    }

    /// Whether the fields fill a structure or a tuple, but for padding. The runtime does not know the unions and bit fields of
    /// a C structure.
    package static func covers(_ type: Any.Type) -> Bool {
        func layout<T>(of _: T.Type) -> (size: Int, alignment: Int) {
            (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
        }
        var end = 0
        for field in fields(of: type).sorted(by: { $0.offset < $1.offset }) {
            let layout = _openExistential(field.type, do: layout)
            guard field.offset - end < layout.alignment else { return false }
            end = field.offset + layout.size
        }
        // Only the size of a C structure includes padding at its end.
        return end == _openExistential(type, do: layout).size
    }

    package static func isStruct(_ type: Any.Type) -> Bool { kind(of: type) == 0x200 }
    package static func isFunction(_ type: Any.Type) -> Bool { kind(of: type) == 0x302 }
    package static func isTuple(_ type: Any.Type) -> Bool { kind(of: type) == 0x301 }
    package static func isClass(_ type: Any.Type) -> Bool { type is AnyClass }

    /// Returns the argument of a generic structure with one parameter, if it is the same structure as that of `example`.
    package static func argument(of type: Any.Type, like example: Any.Type) -> Any.Type? {
        guard isStruct(type) else { return nil }
        // The words of a structure's metadata are its kind, its descriptor, and the arguments (Swift ABI,
        // StructMetadata).
        let words = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
        guard words[1] == unsafeBitCast(example, to: UnsafePointer<UnsafeRawPointer>.self)[1] else { return nil }
        return unsafeBitCast(words[2], to: Any.Type.self)
    }

    /// Returns the kind word at the start of the metadata record (Swift ABI, MetadataKind).
    private static func kind(of type: Any.Type) -> Int {
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    }
}

/// The layout of the runtime's `FieldReflectionMetadata`.
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
    _ type: Any.Type,
    index: Int,
    metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int
