// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.Snapshot;

/** A session between a client and the server, over pipes. */
final class TestSession {
  private static final int PIPE = 1 << 16;
  private static final int PATIENCE_SECONDS = 20;

  /** The requests of the protocol and of the bytecode extension. */
  private interface Server extends LanguageServer, BytecodeService {}

  /** Collects the messages of the server. */
  private static final class Client implements LanguageClient {
    private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> refreshes = new LinkedBlockingQueue<>();

    @Override
    public CompletableFuture<Void> refreshSemanticTokens() {
      return refresh("tokens");
    }

    @Override
    public CompletableFuture<Void> refreshInlayHints() {
      return refresh("hints");
    }

    @Override
    public CompletableFuture<Void> refreshCodeLenses() {
      return refresh("lenses");
    }

    private CompletableFuture<Void> refresh(String what) {
      refreshes.add(what);
      return CompletableFuture.completedFuture(null);
    }

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

  private final Client client = new Client();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private String expectedLog = "";
  private final Server server;
  private final CompletableFuture<Boolean> session;
  volatile Snapshot snapshot;

  /** @param limit the time limit of a check, in milliseconds */
  TestSession(Snapshot snapshot, long limit) throws Exception {
    this(snapshot, limit, new ClientCapabilities());
  }

  /** @param editor the capabilities of the client */
  TestSession(Snapshot snapshot, long limit, ClientCapabilities editor) throws Exception {
    this.snapshot = snapshot;
    PipedInputStream in = new PipedInputStream(PIPE);
    PipedInputStream back = new PipedInputStream(PIPE);
    OutputStream toServer = new PipedOutputStream(in);
    OutputStream toClient = new PipedOutputStream(back);
    session = CompletableFuture.supplyAsync(() -> {
      try {
        return new Session(new SessionOptions(false, false, false, limit), () -> this.snapshot, "test", log)
            .serve(in, toClient);
      } catch (IOException broken) {
        throw new AssertionError(broken);
      }
    });
    Launcher<Server> launcher = new Launcher.Builder<Server>().setLocalService(client)
        .setRemoteInterface(Server.class).setInput(back).setOutput(toServer).create();
    launcher.startListening();
    server = launcher.getRemoteProxy();
    InitializeParams parameters = new InitializeParams();
    parameters.setCapabilities(editor);
    server.initialize(parameters).get();
  }

  TextDocumentService documents() {
    return server.getTextDocumentService();
  }

  BytecodeService bytecode() {
    return server;
  }

  void close(String uri) {
    documents().didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
  }

  void open(String uri, String text) {
    documents().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "mlir", 1, text)));
  }

  void change(String uri, int version, Range range, String text) {
    documents().didChange(new DidChangeTextDocumentParams(
        new VersionedTextDocumentIdentifier(uri, version), List.of(new TextDocumentContentChangeEvent(range, text))));
  }

  /** Returns the next diagnostics that are published. */
  PublishDiagnosticsParams next() throws InterruptedException {
    return client.published.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  /** Returns the next kind of result that the client must refresh; null after a timeout. */
  @Nullable String nextRefresh(long milliseconds) throws InterruptedException {
    return client.refreshes.poll(milliseconds, TimeUnit.MILLISECONDS);
  }

  String log() {
    return log.toString(StandardCharsets.UTF_8);
  }

  /** Ends the session in the right order, without a word in the log. */
  void end() throws Exception {
    server.shutdown().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    server.exit();
    assertThat(session.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(log()).isEqualTo(expectedLog);
  }

  /** Sets the expected log; empty by default. */
  void expectLog(String text) {
    expectedLog = text;
  }
}
