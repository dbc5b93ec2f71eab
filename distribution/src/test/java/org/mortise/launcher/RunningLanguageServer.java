// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;

/** A session of an editor with {@code mortise-lsp-server} in a separate process. */
final class RunningLanguageServer implements AutoCloseable {
  private static final long PATIENCE = Surroundings.PATIENCE.toSeconds();

  /** Keeps the diagnostics. */
  private static final class Editor implements LanguageClient {
    private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
      published.add(diagnostics);
    }

    @Override
    public void telemetryEvent(Object object) {
      throw new AssertionError("unexpected");
    }

    @Override
    public void showMessage(MessageParams message) {
      throw new AssertionError("unexpected");
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
      throw new AssertionError("unexpected");
    }

    @Override
    public void logMessage(MessageParams message) {
      throw new AssertionError("unexpected");
    }
  }

  private final Editor editor = new Editor();
  private final Process process;
  private final LanguageServer server;

  /** @param log receives the standard error */
  RunningLanguageServer(Path command, Path log) throws Exception {
    process = Surroundings.process(List.of(command.toString()), Map.of()).redirectError(log.toFile()).start();
    var launcher = LSPLauncher.createClientLauncher(editor, process.getInputStream(), process.getOutputStream());
    launcher.startListening();
    server = launcher.getRemoteProxy();
    server.initialize(new InitializeParams()).get(PATIENCE, TimeUnit.SECONDS);
  }

  TextDocumentService documents() {
    return server.getTextDocumentService();
  }

  void open(String uri, String text) {
    documents().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "mlir", 1, text)));
  }

  void change(String uri, int version, Range range, String text) {
    documents().didChange(new DidChangeTextDocumentParams(
        new VersionedTextDocumentIdentifier(uri, version), List.of(new TextDocumentContentChangeEvent(range, text))));
  }

  void close(String uri) {
    documents().didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
  }

  /** Waits for diagnostics of a document. */
  PublishDiagnosticsParams await(String uri, Predicate<PublishDiagnosticsParams> expected) throws Exception {
    PublishDiagnosticsParams found = null;
    PublishDiagnosticsParams last;
    do {
      last = editor.published.poll(PATIENCE, TimeUnit.SECONDS);
      assertThat(last).as("diagnostics after %s", found).isNotNull();
      found = last;
    } while (!last.getUri().equals(uri) || !expected.test(last));
    return last;
  }

  /** Returns the semantic tokens of a document. */
  List<Integer> tokens(String uri) throws Exception {
    return answer(documents().semanticTokensFull(new SemanticTokensParams(new TextDocumentIdentifier(uri)))).getData();
  }

  static <T> T answer(CompletableFuture<T> question) throws Exception {
    return question.get(PATIENCE, TimeUnit.SECONDS);
  }

  Heap heap() throws Exception {
    return Heap.of(process);
  }

  /** Ends the session as an editor does, and returns the exit status. */
  int end() throws Exception {
    answer(server.shutdown());
    server.exit();
    assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
