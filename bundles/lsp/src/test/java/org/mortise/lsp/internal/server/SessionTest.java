// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.mortise.lsp.internal.answer.Diagnostics;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;

/** A session over pipes, with the client of LSP4J. */
@Timeout(60)
class SessionTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(SessionTest.class.getClassLoader());
  private static final String URI = "file:///folder/test.mlir";
  private static final int EDITS = 10_000;
  private static final String TEXT = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n";

  /** Keeps what the server publishes. */
  private static final class Client implements LanguageClient {
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

  private final Client client = new Client();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private volatile Snapshot snapshot = SNAPSHOT;
  private OutputStream toServer;
  private LanguageServer server;
  private CompletableFuture<Boolean> session;

  @BeforeEach
  void connect() throws Exception {
    PipedInputStream in = new PipedInputStream(1 << 16);
    PipedInputStream back = new PipedInputStream(1 << 16);
    toServer = new PipedOutputStream(in);
    OutputStream toClient = new PipedOutputStream(back);
    session = CompletableFuture.supplyAsync(() -> {
      try {
        return new Session(new SessionOptions(false, false, false), () -> snapshot, "test", log).serve(in, toClient);
      } catch (IOException broken) {
        throw new AssertionError(broken);
      }
    });
    var launcher = LSPLauncher.createClientLauncher(client, back, toServer);
    launcher.startListening();
    server = launcher.getRemoteProxy();
    server.initialize(new InitializeParams()).get();
  }

  @AfterEach
  void end() throws Exception {
    server.shutdown().get();
    server.exit();
    assertThat(session.get()).isTrue();
    assertThat(log.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  private PublishDiagnosticsParams open(String text) throws InterruptedException {
    server.getTextDocumentService().didOpen(
        new DidOpenTextDocumentParams(new TextDocumentItem(URI, "mlir", 1, text)));
    return next();
  }

  private PublishDiagnosticsParams next() throws InterruptedException {
    return client.published.poll(20, TimeUnit.SECONDS);
  }

  private void change(int version, Range range, String text) {
    server.getTextDocumentService().didChange(new DidChangeTextDocumentParams(
        new VersionedTextDocumentIdentifier(URI, version), List.of(new TextDocumentContentChangeEvent(range, text))));
  }

  @Test
  void change_breaksAndMendsText_publishesForEachVersion() throws Exception {
    assertThat(open(TEXT).getDiagnostics()).isEmpty();
    change(2, new Range(new Position(1, 9), new Position(1, 11)), "%b");
    PublishDiagnosticsParams broken = next();
    assertThat(broken.getVersion()).isEqualTo(2);
    assertThat(broken.getDiagnostics()).singleElement().satisfies(diagnostic -> {
      assertThat(diagnostic.getMessage().getLeft()).isEqualTo("use of undeclared SSA value name");
      assertThat(diagnostic.getRange()).isEqualTo(new Range(new Position(1, 9), new Position(1, 11)));
    });
    change(3, new Range(new Position(1, 9), new Position(1, 11)), "%a");
    assertThat(next().getDiagnostics()).isEmpty();
  }

  @Test
  void hover_directlyAfterChange_describesNewText() throws Exception {
    open(TEXT);
    change(2, new Range(new Position(0, 17), new Position(0, 20)), "i64");
    var hover = server.getTextDocumentService()
        .hover(new HoverParams(new TextDocumentIdentifier(URI), new Position(0, 14))).get();
    assertThat(hover.getContents().getRight().getValue()).contains("Type: `i64`");
  }

  @Test
  void completion_directlyAfterKeystroke_usesNewTextAndDialects() throws Exception {
    open(TEXT);
    change(2, new Range(new Position(1, 0), new Position(1, 0)), "  arith.cm\n");
    assertThat(labels(new Position(1, 10))).contains("arith.cmpi");
    snapshot = Snapshot.builder().build();
    assertThat(labels(new Position(1, 10))).isEmpty();
    snapshot = SNAPSHOT;
  }

  private List<String> labels(Position position) throws Exception {
    return server.getTextDocumentService()
        .completion(new CompletionParams(new TextDocumentIdentifier(URI), position)).get()
        .getRight().getItems().stream().map(CompletionItem::getLabel).toList();
  }

  @Test
  void hover_unknownDocument_isNothing() throws Exception {
    assertThat(server.getTextDocumentService()
        .hover(new HoverParams(new TextDocumentIdentifier("file:///other"), new Position(0, 0))).get()).isNull();
  }

  @Test
  void rename_usedName_isRefusedWithReason() throws Exception {
    open(TEXT.replace("  return", "  %c = arith.constant 1 : i32\n  return"));
    RenameParams rename = new RenameParams(new TextDocumentIdentifier(URI), new Position(0, 14), "c");
    Throwable refused = server.getTextDocumentService().rename(rename).handle((edit, e) -> e).get();
    assertThat(refused).hasMessage("'%c' is already the name of something else");
  }

  @Test
  void deployment_snapshotChanges_checksOpenDocuments() throws Exception {
    snapshot = Snapshot.builder().build();
    Thread.sleep(600);
    assertThat(open(TEXT).getDiagnostics()).isNotEmpty();
    snapshot = SNAPSHOT;
    assertThat(next().getDiagnostics()).isEmpty();
  }

  @Test
  void serve_inputEndsWithoutExit_reportsIt() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    boolean ended = new Session(new SessionOptions(false, false, false), () -> SNAPSHOT, "test", log)
        .serve(new ByteArrayInputStream("Content-Length: 2\r\n\r\n{}".getBytes(StandardCharsets.UTF_8)), out);
    assertThat(ended).isFalse();
  }

  @Test
  void request_withoutDocument_isRefused() {
    CompletableFuture<?> answer = server.getTextDocumentService().hover(new HoverParams());

    assertThatThrownBy(answer::get).hasMessageContaining("the request lacks a parameter");
  }

  @Test
  void change_withoutText_changesNothing() throws Exception {
    open(TEXT);
    server.getTextDocumentService().didChange(new DidChangeTextDocumentParams(
        new VersionedTextDocumentIdentifier(URI, 2), List.of(new TextDocumentContentChangeEvent())));
    HoverParams place = new HoverParams(new TextDocumentIdentifier(URI), new Position(1, 10));

    assertThat(server.getTextDocumentService().hover(place).get()).isNotNull();
  }

  /** Comments with all kinds of characters before an error: its place shows whether the server has the same text. */
  @Test
  void change_tenThousandRandomEdits_serverHasTheTextOfTheEditor() throws Exception {
    Random random = new Random(1);
    String[] pieces = {"a", "é", "語", "😀", "\n//", "\r\n//", "\r//", " ", "\t"};
    DocumentText text = new DocumentText("//");
    open(text.text() + "\n%");
    for (int version = 2; version <= EDITS; version++) {
      Position one = place(random, text);
      Position other = random.nextInt(3) == 0 ? place(random, text) : one;
      boolean isOrdered = text.offset(one) <= text.offset(other);
      Range range = isOrdered ? new Range(one, other) : new Range(other, one);
      String piece = pieces[random.nextInt(pieces.length)].repeat(random.nextInt(3));
      change(version, range, piece);
      text = text.replace(range, piece);
      if (version % 500 == 0) {
        String last = text.text().substring(Math.max(0, text.text().length() - 1));
        PublishDiagnosticsParams found = next();
        while (found.getVersion() != version) {
          found = next();
        }
        List<Diagnostic> expected = Diagnostics.of(URI, CheckedDocument.check(
            new DocumentText(text.text() + "\n%"), "test.mlir", SNAPSHOT));
        assertThat(found.getDiagnostics()).as("version %d, after %s", version, last).isEqualTo(expected).isNotEmpty();
      }
    }
  }

  /** A place after the slashes of a line, so that a change there leaves a text of comments. */
  private static Position place(Random random, DocumentText text) {
    return new Position(random.nextInt(text.lineCount()), 2 + random.nextInt(30));
  }
}
