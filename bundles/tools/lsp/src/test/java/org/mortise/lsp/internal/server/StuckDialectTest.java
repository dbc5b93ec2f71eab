// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.lsp.trap.TrapDialect;
import org.mortise.pipeline.Snapshot;

/** Code of a dialect that does not return, or fails in the worst ways. */
@Timeout(60)
class StuckDialectTest {
  private static final Snapshot BASE = Snapshot.ofClassPath(StuckDialectTest.class.getClassLoader());
  private static final long LIMIT = 300;
  private static final String URI = "file:///folder/trap.mlir";
  private static final String OTHER = "file:///folder/other.mlir";
  private static final String GOOD = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n";

  private final TrapDialect trap = new TrapDialect();
  private TestSession session;

  @BeforeEach
  void connect() throws Exception {
    session = new TestSession(Snapshot.builder(BASE, List.of()).add(trap).build(), LIMIT);
  }

  @AfterEach
  void end() throws Exception {
    session.end();
    trap.open();
  }

  private static String program(String operation) {
    return "func.func @f() {\n  " + operation + "\n  return\n}\n";
  }

  private String error() throws InterruptedException {
    PublishDiagnosticsParams found = session.next();
    assertThat(found.getUri()).isEqualTo(URI);
    assertThat(found.getDiagnostics()).hasSize(1);
    return found.getDiagnostics().get(0).getMessage().getLeft();
  }

  private CompletableFuture<?> hover(String uri) {
    return session.documents().hover(new HoverParams(new TextDocumentIdentifier(uri), new Position(0, 11)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"parse_loop", "parse_deaf", "verify_loop", "verify_deaf"})
  void check_neverEnds_isGivenUpWithTheNameOfTheDialect(String where) throws Exception {
    session.open(URI, program("trap." + where));
    CompletableFuture<?> waiting = hover(URI);
    session.open(OTHER, GOOD);
    assertThat(session.next().getUri()).as("another document does not wait").isEqualTo(OTHER);
    assertThat(hover(OTHER).get()).isNotNull();

    assertThat(error()).startsWith("internal fault while checking, in dialect 'trap': not finished after 0.3 s at ")
        .contains(TrapDialect.class.getName() + ".loop").endsWith("fix it, or remove it");
    assertThat(waiting.get()).isNull();

    session.change(URI, 2, new Range(new Position(0, 0), new Position(3, 0)), GOOD.substring(0, GOOD.length() - 2));
    assertThat(session.next().getDiagnostics()).as("without the trap").isEmpty();
    assertThat(hover(URI).get()).isNotNull();
    assertThat(trap.caught()).isEqualTo(where.endsWith("deaf") ? 1 : 0);
  }

  @Test
  void check_isEditedWhileItHangs_reportsTheLastVersion() throws Exception {
    session.open(URI, program("trap.parse_deaf"));
    for (int version = 2; version < 6; version++) {
      session.change(URI, version, new Range(new Position(0, 0), new Position(0, 0)), "// a comment\n");
    }
    PublishDiagnosticsParams found = session.next();
    assertThat(found.getVersion()).isEqualTo(5);
    assertThat(found.getDiagnostics().get(0).getMessage().getLeft()).contains("in dialect 'trap'");
    trap.open();
    session.change(URI, 6, new Range(new Position(0, 0), new Position(1, 0)), "");
    assertThat(session.next().getVersion()).as("nothing of the late results").isEqualTo(6);
  }

  @Test
  void check_endsAfterItWasGivenUp_itsResultIsIgnored() throws Exception {
    session.open(URI, program("trap.verify_deaf"));
    assertThat(error()).contains("in dialect 'trap'");
    trap.open();
    while (trap.caught() > 0) {
      Thread.onSpinWait();
    }
    Thread.sleep(LIMIT); // in which the late result would be published
    session.change(URI, 2, new Range(new Position(0, 0), new Position(0, 0)), "// a comment\n");
    assertThat(session.next().getVersion()).isEqualTo(2);
  }

  private CompletableFuture<?> completion(String uri, int line) {
    return session.documents().completion(
        new CompletionParams(new TextDocumentIdentifier(uri), new Position(line, 2)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"parse_loop", "parse_deaf"})
  void completion_neverEnds_isGivenUpAndOtherDocumentsAreAnswered(String where) throws Exception {
    session.open(URI, program("trap." + where));
    CompletableFuture<?> waiting = completion(URI, 2);
    session.open(OTHER, GOOD);
    assertThat(completion(OTHER, 1).get()).isNotNull();
    assertThat(session.next().getUri()).isEqualTo(OTHER);
    assertThat(hover(OTHER).get()).isNotNull();
    assertThat(waiting).isNotDone();
    assertThatThrownBy(waiting::get).isInstanceOf(ExecutionException.class)
        .hasMessageContaining("internal fault while answering, in dialect 'trap': not finished after 0.3 s");
    assertThat(completion(URI, 1).get()).as("before the trap").isNotNull();
    assertThat(error()).contains("in dialect 'trap'");
  }

  @Test
  void completion_textChanges_failsAtOnce() throws Exception {
    session.open(URI, program("trap.parse_loop"));
    CompletableFuture<?> waiting = completion(URI, 2);
    session.change(URI, 2, new Range(new Position(0, 0), new Position(4, 0)), GOOD);
    assertThatThrownBy(waiting::get).hasMessageContaining("the document has changed");
    assertThat(completion(URI, 1).get()).isNotNull();
    assertThat(session.next().getVersion()).isEqualTo(2);
  }

  @Test
  void completion_cancelled_endsIt() throws Exception {
    session.open(URI, program("trap.parse_loop"));
    CompletableFuture<?> waiting = completion(URI, 2);
    assertThat(error()).contains("in dialect 'trap'");
    waiting.cancel(true);
    assertThat(completion(URI, 1).get()).isNotNull();
  }

  /** Each question would cost one more thread that runs for ever. */
  @Test
  void completion_manyThreadsHang_isRefused() throws Exception {
    session.open(URI, program("trap.parse_deaf"));
    assertThat(error()).contains("in dialect 'trap'");
    for (int i = 0; i < 5; i++) {
      assertThatThrownBy(completion(URI, 2)::get).hasMessageContaining("in dialect 'trap'");
    }
    assertThat(trap.caught()).isEqualTo(3);
    session.open(OTHER, GOOD);
    assertThat(completion(OTHER, 1).get()).isNotNull();
  }

  /** Each edit would cost one more thread that runs for ever. */
  @Test
  void check_manyThreadsHang_doesNotTryAgainUntilTheDialectIsReplaced() throws Exception {
    session.open(URI, program("trap.parse_deaf"));
    String first = error();
    for (int version = 2; version < 12; version++) {
      session.change(URI, version, new Range(new Position(0, 0), new Position(0, 0)), "// a comment\n");
      assertThat(error()).isEqualTo(first);
    }
    assertThat(trap.caught()).isEqualTo(3);
    session.snapshot = BASE;
    assertThat(session.next().getDiagnostics().get(0).getMessage().getLeft()).startsWith("Dialect `trap' not found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"parse_overflow", "verify_overflow"})
  void check_overflowsStack_namesTheDialect(String where) throws Exception {
    session.open(URI, program("trap." + where));
    assertThat(error()).contains("in dialect 'trap': java.lang.StackOverflowError at ")
        .contains(TrapDialect.class.getName() + ".overflow");
    session.open(OTHER, GOOD);
    assertThat(session.next().getDiagnostics()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"parse_memory", "verify_memory"})
  void check_outOfMemory_isReported(String where) throws Exception {
    session.open(URI, program("trap." + where));
    assertThat(error()).isEqualTo("not enough memory for checking this document; more is given by the variable "
        + "MORTISE_JAVA_OPTS, such as -Xmx4g");
    session.open(OTHER, GOOD);
    assertThat(session.next().getDiagnostics()).isEmpty();
  }

  @Test
  void answer_neverEnds_isGivenUpAndLaterOnesAreGiven() throws Exception {
    session.open(URI, program("%x = trap.fold_deaf : i32\n  %y = arith.addi %x, %x : i32\n"
        + "  func.call @g(%y) : (i32) -> ()") + "func.func private @g(i32)\n");
    assertThat(session.next().getDiagnostics()).isEmpty();
    CompletableFuture<?> actions = session.documents().codeAction(new CodeActionParams(new TextDocumentIdentifier(URI),
        new Range(new Position(1, 8), new Position(1, 8)), new CodeActionContext(List.of())));
    assertThatThrownBy(actions::get).isInstanceOf(ExecutionException.class)
        .hasMessageContaining("internal fault while answering, in dialect 'trap': not finished after 0.3 s");
    assertThat(hover(URI).get()).isNotNull();
    session.change(URI, 2, new Range(new Position(2, 9), new Position(2, 13)), "arit");
    assertThat(session.next().getDiagnostics()).isNotEmpty();
    assertThat(trap.caught()).isEqualTo(1);
  }
}
