extension LanguageModelSession {
    /// Asks for a text. Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    public nonisolated(nonsending) func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw GenerationError.unavailable }

    /// Asks for a text. Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    public nonisolated(nonsending) func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw GenerationError.unavailable }

    /// Asks for a text. Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    public nonisolated(nonsending) func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> { throw GenerationError.unavailable }

    /// Asks for a value of a type. Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    public nonisolated(nonsending) func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.unavailable }

    /// Asks for a value of a type. Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    public nonisolated(nonsending) func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.unavailable }

    /// Asks for a value of a type. Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    public nonisolated(nonsending) func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> { throw GenerationError.unavailable }

    /// Asks for content of a schema. Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    public nonisolated(nonsending) func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw GenerationError.unavailable }

    /// Asks for content of a schema. Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    public nonisolated(nonsending) func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw GenerationError.unavailable }

    /// Asks for content of a schema. Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    public nonisolated(nonsending) func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> { throw GenerationError.unavailable }
}
