import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an XML file, with its attributes and the elements in it.
struct ModelElement: Equatable {
    let name: String
    let attributes: [String: String]
    var children: [ModelElement] = []

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// Whether an attribute is `YES`.
    func isOn(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

    func children(named name: String) -> [ModelElement] { children.filter { $0.name == name } }

    /// Returns the root element of a file.
    ///
    /// - Throws: a `ToolError` if the file cannot be read or is not XML.
    static func root(of file: URL) throws(ToolError) -> ModelElement {
        let reader = Reader()
        let parser = XMLParser(data: try file.contents())
        parser.delegate = reader
        guard parser.parse(), let root = reader.root else { throw ToolError("\(file.filePath) is not XML") }
        return root
    }

    private final class Reader: NSObject, XMLParserDelegate {
        private(set) var root: ModelElement?
        /// The elements that have begun and not ended.
        private var open: [ModelElement] = []
        /// Deeper elements than any data model has.
        private static let maximumDepth = 100

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            guard open.count < Self.maximumDepth else { return parser.abortParsing() }
            open.append(ModelElement(name: name, attributes: attributes))
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            guard let element = open.popLast() else { return }
            if open.isEmpty {
                root = element
            } else {
                open[open.count - 1].children.append(element)
            }
        }
    }
}
