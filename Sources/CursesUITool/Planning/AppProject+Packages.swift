extension AppProject {
    /// Leaves out remote packages, which may not build on Linux. Files that import them then lack a module.
    ///
    /// - Parameter names: the names of the packages, which are the last parts of their URLs. Upper and lower case are
    ///   not distinguished.
    /// - Throws: a `ToolError` if the project does not use a package with one of the names.
    package mutating func leaveOut(packages names: [String]) throws(ToolError) {
        for name in names {
            guard let package = packages.first(where: { $0.identity.lowercased() == name.lowercased() }) else {
                let others = packages.map(\.identity).joined(separator: ", ")
                throw ToolError("\(origin) uses no package \(name)\(others.isEmpty ? "" : "; it uses \(others)")")
            }
            packages.removeAll { $0 == package }
            app.products.removeAll { $0.package == package.identity }
            for index in libraries.indices { libraries[index].products.removeAll { $0.package == package.identity } }
            leftOut.append(
                LeftOut("the package \(package.identity)", reason: "--without names it", advice: "nothing"))
        }
    }
}
