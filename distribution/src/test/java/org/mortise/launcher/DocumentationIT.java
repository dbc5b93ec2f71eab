// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Executes the commands of the README and of the pages in {@code docs}, and compares their output with the pages.
 *
 * <p>In a block {@code console}, a line {@code $ COMMAND} is run by a shell in a copy of the repository's root, and a
 * line {@code mortise> COMMAND} is typed in a console at a terminal, one for each block. The lines below a command are
 * its output; {@code ...} matches any number of lines, of a console also for a part of a line. A block {@code java}
 * must be a part of a sample, which has been compiled and tested before.
 */
class DocumentationIT {
  /** The commands that this build runs, or that need other software; new ones must be tested elsewhere. */
  private static final Set<String> RUN_ELSEWHERE = Set.of(
      "mvn -q package -DskipTests", // this build
      "mvn verify", // this build
      "mvn -q install -DskipTests", // the samples' repository, in pom.xml
      "cd my-dialect && mvn -q package"); // samples/archetype, which also generates the project

  private static final String GENERATE = "mvn archetype:generate";
  private static final Pattern BLOCK = Pattern.compile("^```(\\w+)\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern ESCAPES = Pattern.compile("\u001b(\\[[0-9;?]*[a-zA-Z]|[=>])|\r");

  private record Step(boolean isTyped, String command, String output) {}

  @TempDir static Path folder;

  private static TestInstallation installation;

  @BeforeAll
  static void install() throws Exception {
    installation = TestInstallation.copyTo(folder.resolve("mortise"));
  }

  @TestFactory
  Stream<DynamicTest> commands_ofPages_printDocumentedOutput() throws Exception {
    return pages().map(page -> DynamicTest.dynamicTest(page.getFileName().toString(), () -> execute(page)));
  }

  @TestFactory
  Stream<DynamicTest> java_ofPages_isPartOfSamples() throws Exception {
    String samples = samples();
    return pages().map(page -> DynamicTest.dynamicTest(page.getFileName().toString(), () -> {
      for (String code : blocks(page, "java")) {
        assertThat(samples).contains(withoutIndentation(code));
      }
    }));
  }

  /** Each link to a file leads to one. */
  @TestFactory
  Stream<DynamicTest> links_ofPages_leadToFiles() throws Exception {
    return pages().map(page -> DynamicTest.dynamicTest(page.getFileName().toString(), () -> {
      Pattern link = Pattern.compile("\\]\\((?!https?:)([^)#]+)");
      for (MatchResult found : link.matcher(Files.readString(page)).results().toList()) {
        assertThat(page.toAbsolutePath().resolveSibling(found.group(1))).exists();
      }
    }));
  }

  private static Stream<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(Path.of("../README.md")));
    try (Stream<Path> docs = Files.list(Path.of("docs"))) {
      docs.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages.stream();
  }

  private static List<String> blocks(Path page, String language) throws IOException {
    return BLOCK.matcher(Files.readString(page)).results()
        .filter(found -> found.group(1).equals(language)).map(found -> found.group(2)).toList();
  }

  // ---- Java ---------------------------------------------------------------------------------------------------------

  private static String samples() throws IOException {
    StringBuilder all = new StringBuilder();
    for (String sources : List.of("samples", "archetype/src/main/resources",
        "../bundles/testing/test-analysis-passes/src/test/java/org/mortise/dataflow")) {
      try (Stream<Path> files = Files.walk(Path.of(sources))) {
        for (Path file : files.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
          all.append(withoutIndentation(Files.readString(file).replace("${dialect}", "mine")));
        }
      }
    }
    return all.toString();
  }

  private static String withoutIndentation(String code) {
    StringBuilder text = new StringBuilder();
    code.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  // ---- commands -----------------------------------------------------------------------------------------------------

  private void execute(Path page) throws Exception {
    List<String> blocks = blocks(page, "console");
    if (blocks.isEmpty()) {
      return;
    }
    Path root = folder.resolve(page.getFileName() + ".root");
    installation.undeployAll();
    Files.createDirectories(root.resolve("distribution/target"));
    Files.createSymbolicLink(root.resolve("distribution/target/mortise"), installation.home());
    copy(Path.of("samples/programs"), root.resolve("distribution/samples/programs"));
    copy(Path.of("target/samples/archetype/generated/my-dialect"), root.resolve("my-dialect"));
    copy(Path.of("target/samples/analysis/target"), root.resolve("distribution/samples/analysis/target"));
    for (String block : blocks) {
      run(steps(block), root);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  private static List<Step> steps(String block) {
    List<Step> steps = new ArrayList<>();
    String command = null;
    StringBuilder output = new StringBuilder();
    boolean isTyped = false;
    for (String line : block.replace("\\\n", "").split("\n")) {
      boolean isShell = line.startsWith("$ ");
      if (!isShell && !line.startsWith("mortise> ")) {
        output.append(line).append('\n');
        continue;
      }
      if (command != null) {
        steps.add(new Step(isTyped, command, output.toString().strip()));
      }
      isTyped = !isShell;
      command = line.substring(line.indexOf(' ') + 1).replaceAll(" {2,}", " ").replaceAll(" # .*", "").strip();
      output.setLength(0);
    }
    if (command != null) {
      steps.add(new Step(isTyped, command, output.toString().strip()));
    }
    return steps;
  }

  private void run(List<Step> steps, Path root) throws Exception {
    boolean typed = steps.stream().anyMatch(Step::isTyped);
    if (!typed) {
      for (Step step : steps) {
        runInShell(step, root);
      }
      return;
    }
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "util-linux provides a terminal");
    try (RunningConsole console = new RunningConsole(root, List.of("/usr/bin/script", "-qec",
        "exec distribution/target/mortise/bin/mortise", "/dev/null"),
        Map.of("TERM", "dumb", "MORTISE_JAVA_OPTS", "-Duser.home=."))) {
      console.await("mortise> ", 0);
      for (Step step : steps) {
        int start = plain(console.text()).length();
        if (step.isTyped) {
          console.send(step.command + "\r");
        } else {
          runInShell(new Step(false, step.command, ""), root);
        }
        await(console, start, step);
      }
      console.send("exit\r");
      console.status();
    }
  }

  /** Waits until the lines of the step's output have been printed, in this order. */
  private static void await(RunningConsole console, int start, Step step) throws InterruptedException {
    long end = System.nanoTime() + Surroundings.PATIENCE.toNanos();
    while (!containsInOrder(plain(console.text()).substring(start), step)) {
      if (System.nanoTime() > end) {
        fail("'%s' does not print%n%s%nbut%n%s", step.command, step.output, plain(console.text()).substring(start));
      }
      Thread.sleep(100);
    }
  }

  private static boolean containsInOrder(String printed, Step step) {
    int at = 0;
    for (String part : step.output.split("\n|\\.\\.\\.")) {
      int found = printed.indexOf(part.strip(), at);
      if (found < 0) {
        return false;
      }
      at = found;
    }
    return !step.isTyped || printed.indexOf("mortise> ", at) >= 0;
  }

  private static String plain(String text) {
    return ESCAPES.matcher(text).replaceAll("");
  }

  private static void runInShell(Step step, Path root) throws Exception {
    if (step.command.contains("mvn ")) {
      assertThat(step.command).satisfiesAnyOf(
          command -> assertThat(RUN_ELSEWHERE).contains(command), command -> assertThat(command).startsWith(GENERATE));
      return;
    }
    Path output = Files.createTempFile(root, "output", ".txt");
    Process process = Surroundings.process(List.of("bash", "-c", step.command), Map.of())
        .directory(root.toFile()).redirectErrorStream(true).redirectOutput(output.toFile()).start();
    process.getOutputStream().close();
    int status = process.waitFor();
    String printed = Files.readString(output);
    if (step.output.isEmpty()) {
      assertThat(status).as("%s: %s", step.command, printed).isZero();
    } else if (step.output.contains("...")) {
      String[] parts = step.output.split("(?m)^\\.\\.\\.$");
      assertThat(printed).as(step.command).contains(parts);
    } else {
      assertThat(printed.strip()).as(step.command).isEqualTo(step.output);
    }
  }
}
