import Foundation

/// The code of an error for an object with a missing value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The code of an error for an object that may not be deleted.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The code of an error that consists of several.
public let NSValidationMultipleErrorsError = 1560
/// The code of an error for two objects with the same values, of which the model allows only one.
public let NSManagedObjectConstraintMergeError = 133021
/// The key of the object in an error's information.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the value in an error's information.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of several errors in an error's information.
public let NSDetailedErrorsKey = "NSDetailedErrors"

extension NSManagedObject {
    func validateValues() throws {
        let missing = entity.propertiesByName.values.filter { property in
            guard !property.isOptional, !property.isTransient else { return false }
            if property is NSRelationshipDescription { return related(property.name).isEmpty }
            return values.attributes[property.name] == nil
        }
        try Self.fail(
            missing.map(\.name).sorted().map { name in
                error(
                    NSValidationMissingMandatoryPropertyError, name, "\(entity.name ?? "").\(name) is a required value."
                )
            })
    }

    func validateDenyRules() throws {
        let denying = entity.relationshipsByName.values.filter { relationship in
            relationship.deleteRule == .denyDeleteRule && related(relationship.name).contains { !$0.isDeleted }
        }
        try Self.fail(
            denying.map(\.name).sorted().map { name in
                error(
                    NSValidationRelationshipDeniedDeleteError, name,
                    "The object cannot be deleted, because \(entity.name ?? "").\(name) is not empty.")
            })
    }

    private func error(_ code: Int, _ key: String, _ message: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [
                NSLocalizedDescriptionKey: message, NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key,
            ])
    }

    /// Throws one error for all.
    static func fail(_ errors: [NSError]) throws {
        guard errors.count > 1 else {
            if let error = errors.first { throw error }
            return
        }
        let message = errors.map(\.localizedDescription).joined(separator: " ")
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
            userInfo: [NSLocalizedDescriptionKey: message, NSDetailedErrorsKey: errors])
    }
}
