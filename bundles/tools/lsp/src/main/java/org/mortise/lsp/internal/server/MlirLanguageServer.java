// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.answer.CodeActions;
import org.mortise.lsp.internal.answer.InlayHints;
import org.mortise.lsp.internal.answer.ProgramAfter;
import org.mortise.lsp.internal.answer.SourcePlaces;
import org.mortise.lsp.internal.tokens.DocumentTokens;
import org.mortise.pipeline.Snapshot;

/** The protocol endpoint of the server: capabilities, start and shutdown. */
final class MlirLanguageServer implements LanguageServer, BytecodeService, AutoCloseable {
  /** Milliseconds between checks for deployed or withdrawn dialects. */
  private static final long DEPLOYMENT_POLL = 500;

  private final Supplier<Snapshot> snapshots;
  private final String version;
  private final Lanes lanes;
  private final Documents documents;
  private final DocumentRequests requests;
  private final Workspace workspace;
  private final EditorRefresh refresh = new EditorRefresh();
  private final BytecodeRequests bytecode;
  private final CompletableFuture<Boolean> ended = new CompletableFuture<>();
  private Snapshot known;
  private volatile boolean shutDown;

  /**
   * @param snapshots returns the current dialects
   * @param version the version of the server
   * @param lanes run the checks and answers; closed with the server
   */
  MlirLanguageServer(Supplier<Snapshot> snapshots, String version, Lanes lanes) {
    this.snapshots = snapshots;
    this.version = version;
    this.lanes = lanes;
    this.documents = new Documents(snapshots, lanes);
    SlowAnswers slow = new SlowAnswers(lanes);
    this.requests = new DocumentRequests(documents, slow, new SlowAnswers(lanes));
    this.workspace = new Workspace(documents, slow);
    this.bytecode = new BytecodeRequests(documents, lanes);
  }

  /** Starts to send to an editor. Called once, before the first message is received. */
  void connect(LanguageClient client) {
    documents.connect(client);
    workspace.connect(client);
    refresh.connect(client);
  }

  /** Completes when the editor ends the session: true if {@code shutdown} was requested before {@code exit}. */
  CompletableFuture<Boolean> ended() {
    return ended;
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams parameters) {
    known = snapshots.get();
    lanes.repeat(DEPLOYMENT_POLL, this::followDeployment);
    ServerCapabilities can = new ServerCapabilities();
    TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
    sync.setOpenClose(true);
    sync.setChange(TextDocumentSyncKind.Incremental);
    sync.setSave(new SaveOptions(false));
    can.setTextDocumentSync(sync);
    can.setDefinitionProvider(true);
    can.setReferencesProvider(true);
    can.setDocumentHighlightProvider(true);
    can.setHoverProvider(true);
    can.setDocumentSymbolProvider(acceptsTree(parameters.getCapabilities()));
    can.setFoldingRangeProvider(true);
    can.setDocumentFormattingProvider(true);
    can.setDocumentRangeFormattingProvider(true);
    can.setRenameProvider(new RenameOptions(true));
    can.setCodeLensProvider(new CodeLensOptions(true));
    if (acceptsActions(parameters.getCapabilities())) {
      can.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix, CodeActions.INFO)));
    } else {
      can.setCodeActionProvider(true);
    }
    can.setExecuteCommandProvider(new ExecuteCommandOptions(List.of(ProgramAfter.COMMAND)));
    can.setInlayHintProvider(true);
    can.setCompletionProvider(CompletionAbilities.provider());
    requests.setSnippets(CompletionAbilities.hasSnippets(parameters.getCapabilities()));
    can.setSemanticTokensProvider(DocumentTokens.options());
    requests.setSources(new SourcePlaces(folder(parameters)));
    requests.setHints(InlayHints.of(parameters.getInitializationOptions()));
    workspace.initialize(parameters.getCapabilities());
    refresh.initialize(parameters.getCapabilities());
    return CompletableFuture.completedFuture(
        new InitializeResult(can, new ServerInfo("mortise-lsp-server", version)));
  }

  /** Returns the URI of the editor's first workspace folder; null if there is none. */
  @SuppressWarnings("deprecation") // for older editors
  private static @Nullable String folder(InitializeParams parameters) {
    List<WorkspaceFolder> folders = parameters.getWorkspaceFolders();
    return folders == null || folders.isEmpty() ? parameters.getRootUri() : folders.get(0).getUri();
  }

  /** Returns whether the editor accepts the symbols of a document as a tree. */
  private static boolean acceptsTree(@Nullable ClientCapabilities editor) {
    TextDocumentClientCapabilities texts = editor == null ? null : editor.getTextDocument();
    DocumentSymbolCapabilities symbols = texts == null ? null : texts.getDocumentSymbol();
    return symbols != null && Boolean.TRUE.equals(symbols.getHierarchicalDocumentSymbolSupport());
  }

  /** Returns whether the editor supports code action literals. */
  private static boolean acceptsActions(@Nullable ClientCapabilities editor) {
    TextDocumentClientCapabilities texts = editor == null ? null : editor.getTextDocument();
    CodeActionCapabilities actions = texts == null ? null : texts.getCodeAction();
    return actions != null && actions.getCodeActionLiteralSupport() != null;
  }

  private void followDeployment() {
    Snapshot current = snapshots.get();
    if (current != known) {
      known = current;
      requests.forgetFacts();
      documents.checkAll();
      refresh.send();
    }
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    shutDown = true;
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void exit() {
    ended.complete(shutDown);
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return requests;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return workspace;
  }

  @Override
  public CompletableFuture<Converted> convertFromBytecode(BytecodeFile file) {
    return bytecode.convertFromBytecode(file);
  }

  @Override
  public CompletableFuture<Converted> convertToBytecode(BytecodeFile document) {
    return bytecode.convertToBytecode(document);
  }

  @Override
  public void setTrace(SetTraceParams parameters) {
    // the messages are traced by --log=verbose
  }

  @Override
  public void cancelProgress(WorkDoneProgressCancelParams parameters) {
    // nothing takes so long that progress is reported
  }

  @Override
  public void close() {
    lanes.close();
  }
}
