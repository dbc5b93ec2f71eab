// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensDeltaParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.answer.CodeActions;
import org.mortise.lsp.internal.answer.CodeLenses;
import org.mortise.lsp.internal.answer.Hovers;
import org.mortise.lsp.internal.answer.InlayHints;
import org.mortise.lsp.internal.answer.Navigation;
import org.mortise.lsp.internal.answer.Outline;
import org.mortise.lsp.internal.answer.SourcePlaces;
import org.mortise.lsp.internal.buffers.BufferFacts;
import org.mortise.lsp.internal.complete.Completions;
import org.mortise.lsp.internal.format.Formatter;
import org.mortise.lsp.internal.tokens.DocumentTokens;

/** Dispatches the editor's messages about documents. */
final class DocumentRequests implements TextDocumentService {
  private final Documents documents;
  private final SlowAnswers slow;
  private final SlowAnswers documentation;
  private final BufferFacts buffers = new BufferFacts();
  private final DocumentTokens tokens = new DocumentTokens();
  private volatile InlayHints hints = InlayHints.ALL;
  private volatile boolean hasSnippets;
  private volatile SourcePlaces sources = SourcePlaces.ABSOLUTE_ONLY;

  /**
   * @param slow answers the requests that run passes
   * @param documentation answers the requests for documentation of proposals, which do not wait for passes
   */
  DocumentRequests(Documents documents, SlowAnswers slow, SlowAnswers documentation) {
    this.documents = documents;
    this.slow = slow;
    this.documentation = documentation;
  }

  /** Sets whether the editor supports snippets. */
  void setSnippets(boolean known) {
    hasSnippets = known;
  }

  /** Sets the folders of files with relative paths. */
  void setSources(SourcePlaces places) {
    sources = places;
  }

  /** Sets the enabled hints. */
  void setHints(InlayHints wanted) {
    hints = wanted;
  }

  /** Clears results that were computed with an earlier set of dialects. */
  void forgetFacts() {
    buffers.forget();
  }

  // ---- changes -----------------------------------------------------------------------------------------------------

  @Override
  public void didOpen(DidOpenTextDocumentParams parameters) {
    TextDocumentItem document = parameters.getTextDocument();
    documents.open(document.getUri(), document.getVersion(), document.getText());
  }

  @Override
  public void didChange(DidChangeTextDocumentParams parameters) {
    Integer version = parameters.getTextDocument().getVersion();
    documents.change(
        parameters.getTextDocument().getUri(), version == null ? 0 : version, parameters.getContentChanges());
  }

  @Override
  public void didClose(DidCloseTextDocumentParams parameters) {
    documents.close(parameters.getTextDocument().getUri());
    tokens.forget(parameters.getTextDocument().getUri());
  }

  @Override
  public void didSave(DidSaveTextDocumentParams parameters) {
    // the text is known already
  }

  // ---- questions ---------------------------------------------------------------------------------------------------

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(
      DefinitionParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    return documents.ask(uri, Either.forLeft(List.of()), document -> Either.forLeft(
        new Navigation(uri, document).definition(parameters.getPosition(), sources)));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    boolean all = parameters.getContext() == null || parameters.getContext().isIncludeDeclaration();
    return documents.ask(uri, List.of(), document ->
        new Navigation(uri, document).references(parameters.getPosition(), all));
  }

  @Override
  public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(DocumentHighlightParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    return documents.ask(uri, List.of(), document ->
        new Navigation(uri, document).highlights(parameters.getPosition()));
  }

  @Override
  public CompletableFuture<@Nullable Hover> hover(HoverParams parameters) {
    return documents.<@Nullable Hover>ask(parameters.getTextDocument().getUri(), null, document ->
        new Hovers(document, buffers).at(parameters.getPosition()));
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams parameters) {
    return documents.ask(parameters.getTextDocument().getUri(), List.of(), document ->
        new Outline(document).symbols().stream().map(Either::<SymbolInformation, DocumentSymbol>forRight).toList());
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams parameters) {
    return documents.ask(parameters.getTextDocument().getUri(), List.of(), document -> new Outline(document).folds());
  }

  @Override
  public CompletableFuture<@Nullable Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(
      PrepareRenameParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    return documents.<@Nullable Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>>ask(
        uri, null, document -> {
          Range range = new Navigation(uri, document).renameable(parameters.getPosition());
          return range == null ? null : Either3.forFirst(range);
        });
  }

  @Override
  public CompletableFuture<@Nullable WorkspaceEdit> rename(RenameParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    return documents.<@Nullable WorkspaceEdit>ask(uri, null, document -> {
      try {
        return new Navigation(uri, document).rename(parameters.getPosition(), parameters.getNewName());
      } catch (IllegalArgumentException refused) {
        throw new ResponseErrorException(
            new ResponseError(ResponseErrorCode.RequestFailed, refused.getMessage(), null));
      }
    });
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams parameters) {
    return documents.askTyped(parameters.getTextDocument().getUri(), Either.forRight(new CompletionList()),
        (text, snapshot) -> Either.forRight(
            new Completions(text, snapshot, hasSnippets).at(parameters.getPosition())));
  }

  @Override
  public CompletableFuture<CompletionItem> resolveCompletionItem(CompletionItem item) {
    return documentation.about(CompletableFuture.completedFuture(item), item, each ->
        Completions.resolve(each, documents.snapshot()));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams parameters) {
    return documents.askTyped(
        parameters.getTextDocument().getUri(), List.of(), (text, snapshot) -> Formatter.format(text));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> rangeFormatting(DocumentRangeFormattingParams parameters) {
    return documents.askTyped(parameters.getTextDocument().getUri(), List.of(),
        (text, snapshot) -> Formatter.format(text, parameters.getRange()));
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams parameters) {
    return documents.ask(parameters.getTextDocument().getUri(), List.of(), document ->
        hints.in(parameters.getRange(), document, buffers));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    return documents.ask(uri, new SemanticTokens(List.of()), document -> tokens.all(uri, document));
  }

  @Override
  public CompletableFuture<Either<SemanticTokens, SemanticTokensDelta>> semanticTokensFullDelta(
      SemanticTokensDeltaParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    return documents.ask(uri, Either.forLeft(new SemanticTokens(List.of())), document ->
        tokens.changes(uri, document, parameters.getPreviousResultId()));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams parameters) {
    return documents.ask(parameters.getTextDocument().getUri(), new SemanticTokens(List.of()), document ->
        DocumentTokens.in(parameters.getRange(), document));
  }

  @Override
  public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    return documents.ask(uri, List.of(), document -> CodeLenses.of(uri, document));
  }

  @Override
  public CompletableFuture<CodeLens> resolveCodeLens(CodeLens lens) {
    String uri = CodeLenses.uri(lens);
    return uri == null ? CompletableFuture.completedFuture(lens)
        : slow.about(documents.ask(uri, null, document -> CodeLenses.resolving(lens, document)), lens, Supplier::get);
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    return documents.ask(uri, List.of(), document -> new CodeActions(uri, document, buffers).of(parameters).stream()
        .map(Either::<Command, CodeAction>forRight).toList());
  }
}
