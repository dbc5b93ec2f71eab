// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintWorkspaceCapabilities;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensWorkspaceCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
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

  private static final long LIMIT = 60_000;

  private TestSession session;

  @BeforeEach
  void connect() throws Exception {
    session = new TestSession(SNAPSHOT, LIMIT);
  }

  @AfterEach
  void end() throws Exception {
    session.end();
  }

  private PublishDiagnosticsParams open(String text) throws InterruptedException {
    session.open(URI, text);
    return session.next();
  }

  private void change(int version, Range range, String text) {
    session.change(URI, version, range, text);
  }

  @Test
  void change_breaksAndMendsText_publishesForEachVersion() throws Exception {
    assertThat(open(TEXT).getDiagnostics()).isEmpty();
    change(2, new Range(new Position(1, 9), new Position(1, 11)), "%b");
    PublishDiagnosticsParams broken = session.next();
    assertThat(broken.getVersion()).isEqualTo(2);
    assertThat(broken.getDiagnostics()).singleElement().satisfies(diagnostic -> {
      assertThat(diagnostic.getMessage().getLeft()).isEqualTo("use of undeclared SSA value name");
      assertThat(diagnostic.getRange()).isEqualTo(new Range(new Position(1, 9), new Position(1, 11)));
    });
    change(3, new Range(new Position(1, 9), new Position(1, 11)), "%a");
    assertThat(session.next().getDiagnostics()).isEmpty();
  }

  @Test
  void hover_directlyAfterChange_describesNewText() throws Exception {
    open(TEXT);
    change(2, new Range(new Position(0, 17), new Position(0, 20)), "i64");
    var hover = session.documents()
        .hover(new HoverParams(new TextDocumentIdentifier(URI), new Position(0, 14))).get();
    assertThat(hover.getContents().getRight().getValue()).contains("Type: `i64`");
  }

  @Test
  void completion_directlyAfterKeystroke_usesNewTextAndDialects() throws Exception {
    open(TEXT);
    change(2, new Range(new Position(1, 0), new Position(1, 0)), "  arith.cm\n");
    assertThat(labels(new Position(1, 10))).contains("arith.cmpi");
    session.snapshot = Snapshot.builder().build();
    assertThat(labels(new Position(1, 10))).isEmpty();
    session.snapshot = SNAPSHOT;
  }

  private List<String> labels(Position position) throws Exception {
    return session.documents()
        .completion(new CompletionParams(new TextDocumentIdentifier(URI), position)).get()
        .getRight().getItems().stream().map(CompletionItem::getLabel).toList();
  }

  @Test
  void hover_unknownDocument_isNothing() throws Exception {
    assertThat(session.documents()
        .hover(new HoverParams(new TextDocumentIdentifier("file:///other"), new Position(0, 0))).get()).isNull();
  }

  @Test
  void rename_usedName_isRefusedWithReason() throws Exception {
    open(TEXT.replace("  return", "  %c = arith.constant 1 : i32\n  return"));
    RenameParams rename = new RenameParams(new TextDocumentIdentifier(URI), new Position(0, 14), "c");
    Throwable refused = session.documents().rename(rename).handle((edit, e) -> e).get();
    assertThat(refused).hasMessage("'%c' is already the name of something else");
  }

  @Test
  void deployment_snapshotChanges_checksOpenDocuments() throws Exception {
    session.snapshot = Snapshot.builder().build();
    Thread.sleep(600);
    assertThat(open(TEXT).getDiagnostics()).isNotEmpty();
    session.snapshot = SNAPSHOT;
    assertThat(session.next().getDiagnostics()).isEmpty();
  }

  @Test
  void deployment_editorSupportsRefresh_isAskedToRefresh() throws Exception {
    WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
    workspace.setSemanticTokens(new SemanticTokensWorkspaceCapabilities(true));
    workspace.setInlayHint(new InlayHintWorkspaceCapabilities(true));
    ClientCapabilities editor = new ClientCapabilities();
    editor.setWorkspace(workspace);
    TestSession other = new TestSession(SNAPSHOT, LIMIT, editor);
    other.snapshot = Snapshot.builder().build();
    assertThat(List.of(other.nextRefresh(LIMIT), other.nextRefresh(LIMIT))).containsExactly("tokens", "hints");
    assertThat(other.nextRefresh(100)).as("a request that the editor does not know").isNull();
    other.end();
  }

  @Test
  void serve_inputEndsWithoutExit_reportsIt() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    boolean ended = new Session(
        new SessionOptions(false, false, false), () -> SNAPSHOT, "test", new ByteArrayOutputStream())
        .serve(new ByteArrayInputStream("Content-Length: 2\r\n\r\n{}".getBytes(StandardCharsets.UTF_8)), out);
    assertThat(ended).isFalse();
  }

  @Test
  void request_withoutDocument_isRefused() {
    CompletableFuture<?> answer = session.documents().hover(new HoverParams());

    assertThatThrownBy(answer::get).hasMessageContaining("the request lacks a parameter");
  }

  @Test
  void change_withoutText_changesNothing() throws Exception {
    open(TEXT);
    session.documents().didChange(new DidChangeTextDocumentParams(
        new VersionedTextDocumentIdentifier(URI, 2), List.of(new TextDocumentContentChangeEvent())));
    HoverParams place = new HoverParams(new TextDocumentIdentifier(URI), new Position(1, 10));

    assertThat(session.documents().hover(place).get()).isNotNull();
    session.expectLog("mortise-lsp-server: the notification 'textDocument/didChange' was ignored: "
        + "it lacks a parameter\n");
  }

  /** Comments with all kinds of characters before an error, whose location verifies the server's text. */
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
        PublishDiagnosticsParams found = session.next();
        while (found.getVersion() != version) {
          found = session.next();
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
