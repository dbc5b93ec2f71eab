// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.osgi.SampleBundles;

/** An editor's session with the built {@code mortise-lsp-server}, during which bundles come, change and go. */
class EditorSessionIT {
  private static final String URI = "file:///folder/program.mlir";
  private static final String COPY = "file:///folder/copy.mlir";
  private static final String FUNCTION = """
      func.func @f%d(%%a: i32) -> i32 {
        %%b = arith.addi %%a, %%a : i32
        toy.one %%b : i32
        return %%b : i32
      }
      """;
  private static final int LINES = 5000;
  private static final int LINES_OF_FUNCTION = 5;
  /** Five for each token. */
  private static final int NUMBERS_OF_FUNCTION = 5 * 19;
  private static final int EDITS = 4000;
  private static final int ROUNDS = 8;
  private static final String UNKNOWN = "Dialect `toy' not found for custom op 'toy.one'";

  @TempDir static Path shared;

  private static TestInstallation installation;
  private static Path log;

  @BeforeAll
  static void install() throws Exception {
    SampleBundles.buildAll();
    installation = TestInstallation.withoutArchive(shared.resolve("a folder"));
    log = shared.resolve("log.txt");
  }

  @BeforeEach
  void undeploy() throws Exception {
    installation.undeployAll();
  }

  private static RunningLanguageServer server() throws Exception {
    return new RunningLanguageServer(installation.home().resolve("bin/mortise-lsp-server"), log);
  }

  private static Path deployed() {
    return installation.home().resolve("deploy/toy.jar");
  }

  private static void deploy(String sample) throws Exception {
    Files.copy(SampleBundles.jar(sample).toPath(), deployed(), StandardCopyOption.REPLACE_EXISTING);
  }

  private static String program() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < LINES / LINES_OF_FUNCTION; i++) {
      text.append(String.format(FUNCTION, i));
    }
    return text.toString();
  }

  private static String message(Diagnostic diagnostic) {
    return diagnostic.getMessage().getLeft();
  }

  private static boolean isUnknown(PublishDiagnosticsParams published, String operation) {
    return published.getDiagnostics().stream().anyMatch(each ->
        message(each).contains("not found for custom op '" + operation + "'")
            || message(each).contains("custom op '" + operation + "' is unknown"));
  }

  private static String hover(RunningLanguageServer server, int line, int character) throws Exception {
    var hover = RunningLanguageServer.answer(server.documents().hover(
        new HoverParams(new TextDocumentIdentifier(URI), new Position(line, character))));
    return hover == null ? "" : hover.getContents().getRight().getValue();
  }

  private static List<String> proposals(RunningLanguageServer server, int line, int character) throws Exception {
    return RunningLanguageServer.answer(server.documents().completion(
            new CompletionParams(new TextDocumentIdentifier(URI), new Position(line, character)))).getRight()
        .getItems().stream().map(CompletionItem::getLabel).toList();
  }

  @Test
  void session_dialectDeployedUpdatedWithdrawn_isFollowedWithoutRestart() throws Exception {
    try (RunningLanguageServer server = server()) {
      server.open(URI, program());
      PublishDiagnosticsParams without = server.await(URI, each -> true);
      assertThat(without.getDiagnostics()).isNotEmpty().allSatisfy(each -> {
        assertThat(message(each)).contains(UNKNOWN);
        assertThat(each.getRange().getStart().getLine() % LINES_OF_FUNCTION).isEqualTo(2);
      });
      assertThat(proposals(server, 2, 6)).as("without the dialect").isEmpty();
      List<Integer> guessed = server.tokens(URI).subList(0, NUMBERS_OF_FUNCTION);

      deploy("toy");
      server.await(URI, each -> each.getDiagnostics().isEmpty());
      assertThat(hover(server, 2, 4)).contains("toy.one");
      assertThat(proposals(server, 2, 6)).contains("toy.one").doesNotContain("toy.two");
      assertThat(server.tokens(URI).subList(0, NUMBERS_OF_FUNCTION)).as("colours do not change").isEqualTo(guessed);

      server.change(URI, 2, new Range(new Position(2, 6), new Position(2, 9)), "two");
      server.await(URI, each -> isUnknown(each, "toy.two"));
      deploy("toyupdate");
      server.await(URI, each -> each.getDiagnostics().isEmpty());
      assertThat(hover(server, 2, 4)).contains("toy.two");
      assertThat(proposals(server, 2, 6)).contains("toy.one", "toy.two");

      Files.delete(deployed());
      PublishDiagnosticsParams withdrawn = server.await(URI, each -> !each.getDiagnostics().isEmpty());
      assertThat(withdrawn.getDiagnostics().get(0).getRelatedInformation()).anySatisfy(note ->
          assertThat(note.getMessage()).isEqualTo("dialect 'toy' was provided by bundle org.mortise.osgi.sample.toy "
              + "1.3.0, which is no longer active"));
      assertThat(proposals(server, 2, 6)).as("after the withdrawal").isEmpty();
      assertThat(hover(server, 1, 8)).as("the other dialect").contains("arith.addi");
      assertThat(proposals(server, 1, 14)).contains("arith.addi");
      assertThat(server.end()).isZero();
    }
    assertThat(log).isEmptyFile();
  }

  /** The text of the editor, changed in the same way as the server's. */
  private static final class EditedText {
    private final List<String> lines = new ArrayList<>(List.of(program().split("\n", -1)));

    /** Makes a random change: mostly one that is undone by the next one. Returns its range and its text. */
    Object[] change(Random random) {
      int line = random.nextInt(lines.size());
      String old = lines.get(line);
      int start = random.nextInt(old.length() + 1);
      int end = Math.min(old.length(), start + random.nextInt(3));
      String[] pieces = {"x", " ", "%b", "\n", "// é😀", "toy.one", "}", ""};
      String piece = pieces[random.nextInt(pieces.length)];
      Range range = new Range(new Position(line, start), new Position(line, end));
      if (random.nextInt(3) == 0) { // a function as it should be
        line = line / LINES_OF_FUNCTION * LINES_OF_FUNCTION;
        int last = Math.min(lines.size() - 1, line + LINES_OF_FUNCTION);
        range = new Range(new Position(line, 0), new Position(last, 0));
        piece = String.format(FUNCTION, random.nextInt(LINES));
      }
      replace(range, piece);
      return new Object[] {range, piece};
    }

    private void replace(Range range, String piece) {
      int first = range.getStart().getLine();
      int last = range.getEnd().getLine();
      String text = lines.get(first).substring(0, range.getStart().getCharacter()) + piece
          + lines.get(last).substring(range.getEnd().getCharacter());
      lines.subList(first, last + 1).clear();
      lines.addAll(first, List.of(text.split("\n", -1)));
    }

    String text() {
      return String.join("\n", lines);
    }
  }

  @Test
  void session_thousandsOfEditsAndDeployments_keepsTextAndMemory() throws Exception {
    assumeTrue(Files.isExecutable(Heap.JCMD), "a JDK has jcmd, which looks into the heap");
    Random random = new Random(5);
    try (RunningLanguageServer server = server()) {
      EditedText editor = new EditedText();
      server.open(URI, editor.text());
      server.await(URI, each -> true);
      int version = 1;
      long bytes = 0;
      long loaders = 0;
      for (int round = 1; round <= ROUNDS; round++) {
        List<CompletableFuture<?>> questions = new ArrayList<>();
        deploy(round % 2 == 0 ? "toy" : "toyupdate");
        for (int i = 0; i < EDITS / ROUNDS; i++) {
          Object[] change = editor.change(random);
          server.change(URI, ++version, (Range) change[0], (String) change[1]);
          questions.add(question(server, random, editor.lines.size()));
          if (i == EDITS / ROUNDS / 2) {
            Thread.sleep(1500); // until the server has followed the deployment
          }
        }
        Files.delete(deployed());
        int wanted = version;
        // of the last text, after the withdrawal, which the server notices later
        server.await(URI, each -> each.getVersion() == wanted && isUnknown(each, "toy.one"));
        for (CompletableFuture<?> question : questions) {
          awaitAnswerOrChange(question);
        }
        if (round == 2) { // what is needed once has been loaded
          bytes = server.heap().bytes();
          loaders = server.heap().instances("BundleWiringImpl$BundleClassLoader");
        }
      }
      assertSameText(server, editor.text());
      awaitHeap(server, bytes, loaders);
      assertThat(server.end()).isZero();
    }
    assertThat(log).isEmptyFile();
  }

  private static CompletableFuture<?> question(RunningLanguageServer server, Random random, int lines) {
    TextDocumentIdentifier document = new TextDocumentIdentifier(URI);
    Position place = new Position(random.nextInt(lines), random.nextInt(20));
    Range screen = new Range(place, new Position(place.getLine() + 50, 0));
    return switch (random.nextInt(6)) {
      case 0 -> server.documents().semanticTokensRange(new SemanticTokensRangeParams(document, screen));
      case 1 -> server.documents().inlayHint(new InlayHintParams(document, screen));
      case 2 -> server.documents().foldingRange(new FoldingRangeRequestParams(document));
      case 3 -> server.documents().documentSymbol(new DocumentSymbolParams(document));
      case 4 -> server.documents().completion(new CompletionParams(document, place));
      default -> server.documents().hover(new HoverParams(document, place));
    };
  }

  private static void awaitAnswerOrChange(CompletableFuture<?> question) throws Exception {
    try {
      RunningLanguageServer.answer(question);
    } catch (ExecutionException changed) {
      assertThat(changed).hasMessageContaining("the document has changed");
    }
  }

  /** The server has the same results for the edited document as for a new one with the editor's text. */
  private static void assertSameText(RunningLanguageServer server, String text) throws Exception {
    server.open(COPY, text);
    server.await(COPY, each -> true);
    assertThat(server.tokens(URI)).isEqualTo(server.tokens(COPY));
    server.close(COPY);
  }

  private static void awaitHeap(RunningLanguageServer server, long bytes, long loaders) throws Exception {
    long end = System.nanoTime() + Surroundings.PATIENCE.toNanos();
    Heap heap = server.heap();
    while ((heap.instances("sample.toy") > 0 || heap.bytes() > bytes + bytes / 4) && System.nanoTime() < end) {
      Thread.sleep(500);
      heap = server.heap();
    }
    assertThat(heap.instances("sample.toy")).as("objects of withdrawn bundles").isZero();
    assertThat(heap.instances("BundleWiringImpl$BundleClassLoader")).isLessThanOrEqualTo(loaders + ROUNDS / 2);
    assertThat(heap.bytes()).as("bytes on the heap").isLessThanOrEqualTo(bytes + bytes / 4);
  }
}
