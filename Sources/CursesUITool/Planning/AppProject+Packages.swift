extension AppProject {
    /// Leaves packages from elsewhere out, which may not build on Linux; files that import them lack a module then.
    ///
    /// - Parameter names: the names of the packages: the last parts of their addresses, in any case.
    /// - Throws: a `ToolError` if the project uses no package of a name.
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
