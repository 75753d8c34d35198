import Foundation

/// A reader of property lists in all forms: binary, XML and the old style.
package enum PropertyListDocument {
    package static func parse(_ data: Data) throws(DocumentError) -> DocumentValue {
        if data.starts(with: Data("bplist".utf8)) { return try BinaryPropertyList.parse([UInt8](data)) }
        let bytes = try DocumentText.bytes(of: data)
        guard isXML(bytes) else { return try OldStylePropertyList.parse(bytes) }
        // Foundation reads the encoding that the list itself declares.
        return try serialized(data)
    }

    private static func isXML(_ bytes: [UInt8]) -> Bool {
        let text = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        return text.starts(with: "<?xml".utf8) || text.starts(with: "<!DOCTYPE".utf8)
            || text.starts(with: "<plist".utf8) || text.starts(with: "<!--".utf8)
    }

    /// Reads an XML property list with Foundation, which limits its depth.
    private static func serialized(_ data: Data) throws(DocumentError) -> DocumentValue {
        var format = PropertyListSerialization.PropertyListFormat.xml
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, format: &format)
        } catch {
            throw fault(in: error)
        }
        // Foundation falls back to the old style, which the caller has ruled out.
        guard format != .openStep else { throw DocumentError("The property list cannot be read.", line: nil) }
        return try value(list, depth: 0)
    }

    private static func value(_ list: Any, depth: Int) throws(DocumentError) -> DocumentValue {
        guard depth <= DocumentValue.maximumDepth else {
            throw DocumentError("More than \(DocumentValue.maximumDepth) values are nested.", line: nil)
        }
        return DocumentValue(content: try content(list, depth: depth), line: nil)
    }

    private static func content(_ list: Any, depth: Int) throws(DocumentError) -> DocumentValue.Content {
        switch list {
        case let string as String: return .string(string)
        case let dictionary as [String: Any]:
            var members: [String: DocumentValue] = [:]
            members.reserveCapacity(dictionary.count)
            for (key, member) in dictionary { members[key] = try value(member, depth: depth + 1) }
            return .dictionary(members)
        case let array as [Any]:
            var elements: [DocumentValue] = []
            for element in array { elements.append(try value(element, depth: depth + 1)) }
            return .array(elements)
        case let boolean as Bool: return .boolean(boolean)
        case let number as NSNumber: return .number(number.doubleValue)
        default: return .null
        }
    }

    /// Returns the error that Foundation reports, with the line from its message.
    private static func fault(in error: any Error) -> DocumentError {
        let message = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
        let line = message.flatMap { $0.firstMatch(of: /\bline (\d+)/) }.flatMap { Int($0.1) }
        return DocumentError("The property list cannot be read: \(message ?? "\(error)").", line: line)
    }
}
