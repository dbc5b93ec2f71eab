// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.launcher.TestInstallation.Result;
import org.mortise.osgi.SampleBundles;

/** Starts the console by its script and uses it like a user. */
class ConsoleIT {
  private static final String PROGRAM = """
      func.func @f(%a: i32) -> i32 {
        %c0 = arith.constant 0 : i32
        %0 = arith.addi %a, %c0 : i32
        return %0 : i32
      }
      """;

  @TempDir static Path folder;

  private static TestInstallation installation;
  private Path program;

  @BeforeAll
  static void install() throws Exception {
    installation = TestInstallation.copyTo(folder.resolve("a folder"));
  }

  @BeforeEach
  void write() throws Exception {
    program = Files.writeString(folder.resolve("in.mlir"), PROGRAM);
  }

  private static Result run(String input, String... arguments) throws Exception {
    return installation.run(installation.home().resolve("bin/mortise"), Map.of(), input, arguments);
  }

  private static RunningConsole console(String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of(installation.home().resolve("bin/mortise").toString()));
    command.addAll(List.of(arguments));
    return new RunningConsole(folder, command, Map.of());
  }

  private Result command(String text) throws Exception {
    return run("", "-c", text.replace("FILE", "'" + program + "'"));
  }

  @Test
  void console_singleCommand_runsAndEnds() throws Exception {
    Result done = command("opt --canonicalize FILE");
    assertThat(done).isEqualTo(installation.run(
        installation.home().resolve("bin/mortise-opt"), Map.of(), "", "--canonicalize", program.toString()));
    assertThat(done.out()).contains("return %arg0").doesNotContain("addi");

    assertThat(run(PROGRAM, "-c", "opt --canonicalize | grep return")).isEqualTo(
        new Result(0, "    return %arg0 : i32\n", ""));
    assertThat(command("exit 7").status()).isEqualTo(7);
    assertThat(command("no-such-command"))
        .isEqualTo(new Result(1, "", "mortise: there is no command 'no-such-command'; help lists them\n"));
    assertThat(run("", "-x").status()).isEqualTo(2);
  }

  @Test
  void console_pipedCommands_areRun() throws Exception {
    Result done = run("""
        # a program is a value
        p = (opt '%1$s')
        q = (opt --canonicalize $p)
        diff $p $q
        opt --canonicalize $p | opt --cse | grep func
        run cse,canonicalize $p | diff $q -
        run 'func.func(canonicalize{max-iterations=1})' $p | grep return
        cat '%1$s' | grep addi
        r = (
          opt --cse $p
        )
        $r | grep addi
        """.formatted(program));

    assertThat(done.err()).isEmpty();
    assertThat(done.out().lines()).containsExactly(
        "--- " + program,
        "+++ " + program,
        "@@ -1,7 +1,5 @@",
        " module {",
        "   func.func @f(%arg0: i32) -> i32 {",
        "-    %c0_i32 = arith.constant 0 : i32",
        "-    %0 = arith.addi %arg0, %c0_i32 : i32",
        "-    return %0 : i32",
        "+    return %arg0 : i32",
        "   }",
        " }",
        "  func.func @f(%arg0: i32) -> i32 {",
        "    return %arg0 : i32",
        "  %0 = arith.addi %a, %c0 : i32",
        "    %0 = arith.addi %arg0, %c0_i32 : i32");
    assertThat(done.status()).isZero();
  }

  @Test
  void script_failedCommand_continuesWithStatusOne() throws Exception {
    Result done = run("""
        opt
        ops nowhere
        opt --canonicalise '%1$s'
        opt /no/such/file
        run 'cse' '%1$s' -o /no/such/folder/out.mlir
        why canonicalise
        why arith.adi
        why arith.addi
        echo still here
        """.formatted(program));

    assertThat(done.status()).isEqualTo(1);
    assertThat(done.err().lines()).containsExactly(
        "mortise: usage: opt FLAG... FILE, where FILE may be a program, or be piped; see help opt",
        "mortise: there is no dialect 'nowhere'; see 'dialects' and 'why nowhere'",
        "mortise-opt: Unknown command line argument '--canonicalise'.  Try: 'mortise-opt --help'",
        "mortise-opt: Did you mean '--canonicalize'?",
        "cannot open input file '/no/such/file': No such file or directory",
        "cannot open output file '/no/such/folder/out.mlir': No such file or directory");
    assertThat(done.out().lines()).contains(
        "there is no pass, pipeline, analysis, dialect or interface 'canonicalise'",
        "|- no other bundle mentions it: deploy the one that has it",
        "`- there is canonicalize",
        "there is no operation 'arith.adi'",
        "still here").anyMatch(
            line -> line.startsWith("operation 'arith.addi' is available, from org.mortise.dialect.arith "));
  }

  @Test
  void outputFile_failedCommand_isNotWritten() throws Exception {
    Path out = folder.resolve("out.mlir");
    assertThat(command("run buffer-hoisting,canonicalize FILE -o '" + out + "'").status()).isZero();
    String written = Files.readString(out);
    assertThat(written).contains("return %arg0");

    Files.writeString(program, "func.func @f() { return %0 : i32 }");
    assertThat(command("run canonicalize FILE -o '" + out + "'").status()).isEqualTo(1);
    assertThat(out).hasContent(written);
  }

  @Test
  void help_everyCommand_hasDescription() throws Exception {
    Result all = command("help");
    assertThat(all.out())
        .contains("dialects", "ops", "interfaces", "passes", "pipelines", "analyses", "opt", "run", "diff", "graph",
            "watch",
            "why", "snapshot");
    StringBuilder each = new StringBuilder();
    List<String> names = all.out().lines().takeWhile(line -> !line.isEmpty()).map(line -> line.split(" ")[0]).toList();
    names.forEach(name -> each.append("help ").append(name).append('\n'));
    Result explained = run(each.toString());
    assertThat(explained.err()).isEmpty();
    assertThat(explained.out().lines()).containsAll(names.stream().map(name -> explained.out().lines()
        .filter(line -> line.startsWith(name + ": ") && line.length() > name.length() + 10).findFirst()
        .orElse("? " + name))
        .toList());
  }

  @Test
  void version_always_printsAllVersions() throws Exception {
    Result versions = run("", "--version");

    assertThat(versions.status()).isZero();
    assertThat(versions.out()).startsWith("mortise ")
        .contains("reference MLIR 22.1", "framework org.apache.felix.framework 7.",
        "  org.mortise.dialect.arith ", "  org.apache.felix.gogo.runtime 1.1.6");
  }

  @Test
  void log_componentSetToDebug_printsItsMessages() throws Exception {
    Result done = command("log greedy debug; opt --canonicalize FILE; log greedy off; opt --canonicalize FILE");
    assertThat(done.err().lines().filter(line -> line.startsWith("[greedy] folded 'arith.addi' at "))).hasSize(1);
    assertThat(done.out()).startsWith("module {").doesNotContain("[greedy]");
    assertThat(command("opt --debug-only=greedy --canonicalize FILE").err())
        .contains("[greedy] folded 'arith.addi' at ");
    assertThat(command("log gredy debug").err())
        .startsWith("mortise: unknown component 'gredy': did you mean 'greedy'?");

    String tool = installation.home().resolve("bin/mortise-opt").toString();
    Result once = installation.run(Path.of(tool), Map.of(), "", "--debug-only=greedy", "--canonicalize",
        program.toString());
    assertThat(once.err()).contains("[greedy] folded 'arith.addi' at ");
    assertThat(once.out()).startsWith("module {");
  }

  @Test
  void trace_passThrows_printsAllCalls() throws Exception {
    SampleBundles.buildAll();
    Path deploy = Files.createDirectories(installation.home().resolve("deploy"));
    Files.copy(SampleBundles.jar("faulty").toPath(), deploy.resolve("faulty.jar"));
    try {
      Result done = command("opt --fault=kind=runtime FILE || trace");
      assertThat(done.err()).contains("note: calls in the bundle at fault:\n    at org.mortise.osgi.sample.faulty.")
          .doesNotContain("org.mortise.pipeline.");
      assertThat(done.out()).contains("\tat org.mortise.osgi.sample.faulty.", "\tat org.mortise.pipeline.");
    } finally {
      Files.delete(deploy.resolve("faulty.jar"));
    }
  }

  /** A garbage collection while idle returns the memory of a large run to the system. */
  @Test
  void console_options_giveMemoryBack() throws Exception {
    Result flags = installation.run(installation.home().resolve("bin/mortise"),
        Map.of("MORTISE_JAVA_OPTS", "-XX:+PrintFlagsFinal"), "", "-c", "exit");

    assertThat(flags.out()).containsPattern("bool UseG1GC +:?= true").containsPattern("G1PeriodicGCInterval +:?= 15000")
        .containsPattern("MaxHeapFreeRatio +:?= 30");
    if (Runtime.version().feature() < 26) {
      assertThat(flags.out()).containsPattern("MaxRAM +:?= " + (16L << 30) + " ");
    }
  }

  @Test
  void graph_eachKind_isPrinted() throws Exception {
    Files.writeString(program, """
        func.func @g(%c: i1) {
          cf.cond_br %c, ^bb1, ^bb2
        ^bb1:
          cf.br ^bb2
        ^bb2:
          return
        }
        """);
    Result drawn = installation.run(installation.home().resolve("bin/mortise-opt"), Map.of(), "",
        "--pass-pipeline=builtin.module(func.func(print-graph{file=-}))", program.toString());
    String graph = drawn.out().substring(0, drawn.out().indexOf("module {"));
    assertThat(graph).contains("label = \"func.func @g\"", "v4 -> v5 [", "cf.br ^bb2");
    assertThat(command("graph FILE g")).isEqualTo(new Result(0, graph, ""));
    try (RunningConsole console = console()) {
      assertThat(console.type("graph --only-names in.mlir")).contains("^bb1:\"").doesNotContain("cf.br");
      assertThat(console.type("graph --kind=calls in.mlir")).contains("label = \"func.func @g\", shape = box");
      assertThat(console.type("graph in.mlir --kind=aliases g")).startsWith("digraph ");
      assertThat(console.type("graph --kind=nosuch in.mlir")).startsWith("mortise: ").contains("nosuch");
      assertThat(console.type("graph --nosuch in.mlir")).startsWith("mortise: ").contains("nosuch");
      assertThat(console.type("graph --file=x in.mlir")).startsWith("mortise: usage: graph ");
      assertThat(console.type("graph in.mlir h")).startsWith("mortise: there is no function 'h'");
      assertThat(console.type("graph in.mlir h -o h.html")).startsWith("mortise: there is no function 'h'");
      assertThat(console.type("graph bundles -o b.html")).contains("text for Graphviz, and not a page");
      assertThat(console.type("graph bundles")).contains("\"org.mortise.opt\" -> \"org.mortise.pipeline\";");
    }
  }

  @Test
  void graph_nameWithUmlaut_isFound() throws Exception {
    Files.writeString(program, "func.func @\"\u00e4\"() { return }");

    assertThat(command("graph FILE '\u00e4'").out()).startsWith("digraph ");
  }

  @Test
  void watch_changedFile_runsAgain() throws Exception {
    try (RunningConsole console = console("-c", "watch -n 3 canonicalize in.mlir")) {
      console.await("return %arg0", 0);
      replaceProgram("oops");
      console.await("in.mlir:1:1: error: ", 0);
      replaceProgram(PROGRAM.replace("@f", "@g"));
      console.await("@g", 0);
      assertThat(console.status()).isZero();
      assertThat(console.text()).contains("// run 1: begin", "// run 3: in.mlir has changed");
    }
  }

  /** The program is read from a pipe, so that the command waits until the test continues. */
  @Test
  void progress_longCommand_isShownAtTerminalOnly() throws Exception {
    Path pipe = folder.resolve("pipe.mlir");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "there are pipes with names");
    try (RunningConsole running = atATerminal()) {
      running.await("mortise> ", 0);
      running.send("opt --canonicalize pipe.mlir\r");
      running.await(" s: reading", running.await(" s: reading", 0).lastIndexOf(" s: reading") + 1);
      Files.writeString(pipe, PROGRAM);
      int end = running.await("return %arg0 : i32", 0).indexOf("return %arg0 : i32");
      assertThat(running.text().substring(0, end)).as("the line is cleared")
          .containsPattern("\\d s: [^\r]*\r\u001b\\[Kmodule");
      running.send("exit\r");
      assertThat(running.status()).isZero();
    }
    try (RunningConsole running = console("-c", "opt --canonicalize pipe.mlir")) {
      Thread.sleep(3000); // longer than the delay of the progress line
      Files.writeString(pipe, PROGRAM);
      assertThat(running.status()).isZero();
      assertThat(running.text()).startsWith("module {\n").doesNotContain("reading", "\u001b");
    }
  }

  /** Replaces the file atomically, so that the watching console never reads a half-written one. */
  private void replaceProgram(String text) throws IOException {
    Path next = Files.writeString(folder.resolve("next"), text);
    Files.move(next, program, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  @Test
  void watch_atTerminal_endsWithInterrupt() throws Exception {
    try (RunningConsole running = atATerminal()) {
      running.await("mortise> ", 0);
      running.send("watch canonicalize in.mlir\r");
      running.await("return %arg0", 0);
      replaceProgram(PROGRAM.replace("@f", "@g"));
      running.await("@g", 0);
      running.send("\u0003");
      running.await("mortise> ", running.await("interrupted", 0).indexOf("interrupted"));
      running.send("exit 6\r");
      assertThat(running.status()).isEqualTo(6);
    }
  }

  /** Ctrl-C ends only the command, however often it is typed, also while the next prompt is printed. */
  @Test
  void console_manyInterrupts_survives() throws Exception {
    try (RunningConsole running = atATerminal()) {
      running.await("mortise> ", 0);
      for (int round = 0; round < 10; round++) {
        int begin = running.text().length();
        running.typeAtTerminalUntil("watch canonicalize in.mlir", "return %arg0");
        for (int i = 0; i < 10; i++) {
          running.send("\u0003");
          Thread.sleep(7L * round);
        }
        // another Ctrl-C makes a terminal drop pending output, even the message
        running.await("mortise> ", begin);
        running.typeAtTerminalUntil("n = " + round + "; echo over$n.", "over" + round + ".");
      }
      running.send("exit 7\r");
      assertThat(running.status()).as(running.text()).isEqualTo(7);
    }
  }

  @Test
  void debug_breakpoints_areLinesOfOperations() throws Exception {
    Path file = Files.writeString(folder.resolve("steps.mlir"), """
        func.func @f(%a: i32) -> i32 {
          cf.br ^next
        ^next:
          // a comment
          %b = arith.addi %a, %a : i32
          return %b : i32
        }
        """);
    Result done = run("debug '" + file + "' --entry f --args 4\nbreak 5\ncontinue\nstep\nprint b\n");
    assertThat(done.out()).isEqualTo("2:3  cf.br ^next\nstops at line 5\n5:8  %b = arith.addi %a, %a : i32\n"
        + "6:3  return %b : i32\n8 : i32\n");
    assertThat(done.err()).isEmpty();
    for (int line : new int[] {3, 4}) {
      assertThat(run("debug '" + file + "' --entry f --args 4\nbreak " + line + "\n").err())
          .contains("no operation begins at line " + line + "; the next one begins at line 5");
    }
    assertThat(run("debug '" + file + "' --entry f --args 4\nbreak 7\n").err())
        .contains("no operation begins at line 7\n");
  }

  /** A pass of a third party that never ends: it is cancelled where it uses Mortise, and otherwise listed. */
  @Test
  void console_endlessPassInterrupted_endsOrIsListed() throws Exception {
    SampleBundles.buildAll();
    Path deploy = Files.createDirectories(installation.home().resolve("deploy"));
    Files.copy(SampleBundles.jar("faulty").toPath(), deploy.resolve("faulty.jar"));
    try (RunningConsole running = atATerminal()) {
      running.await("mortise> ", 0);
      int end = interrupt(running, "opt --fault=kind=endless in.mlir", 0);
      running.send("echo 'jobs:'; jobs; echo ':end'\r");
      assertThat(running.await(":end\r\n", end)).contains("jobs:\r\n:end\r\n");

      end = interrupt(running, "p = (opt --fault=kind=deaf in.mlir)", end);
      assertThat(running.text()).contains(
          "mortise: interrupted, but job 1 ignores the interrupt and still runs, in the pass 'fault'; see jobs");
      running.send("jobs\r");
      running.await("  pass fault of bundle org.mortise.osgi.sample.faulty 1.0.0  p = (opt --fault=kind=deaf", end);
      running.send("exit 4\r");
      assertThat(running.status()).isEqualTo(4);
    } finally {
      Files.delete(deploy.resolve("faulty.jar"));
    }
  }

  /** Types a command and, when its pass runs, Ctrl-C. Returns the position of the next prompt. */
  private static int interrupt(RunningConsole running, String command, int start) throws InterruptedException {
    running.send(command + "\r");
    running.await(" s: fault", start);
    running.send("\u0003");
    int interrupted = running.await("mortise: interrupted", start).indexOf("mortise: interrupted", start);
    return running.await("mortise> ", interrupted).indexOf("mortise> ", interrupted);
  }

  @Test
  void console_brokenFileDeployed_isAnnouncedAtPrompt() throws Exception {
    Path deploy = Files.createDirectories(installation.home().resolve("deploy"));
    try (RunningConsole running = atATerminal()) {
      running.await("mortise> ", 0);
      long begin = System.nanoTime();
      Files.writeString(deploy.resolve("text.jar"), "no jar at all");
      running.await("mortise: text.jar is not used: it is not a complete jar (", 0);
      assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofMinutes(1)); // 2 s when idle
    } finally {
      Files.delete(deploy.resolve("text.jar"));
    }
  }

  /** At a dumb terminal, as in an editor's window, there is no editing and no progress, and Ctrl-C works the same. */
  @Test
  void console_dumbTerminal_isInterruptible() throws Exception {
    try (RunningConsole running = atATerminal("dumb")) {
      running.await("mortise> ", 0);
      running.send("watch canonicalize in.mlir\r");
      running.await("return %arg0", 0);
      running.send("\u0003");
      running.await("mortise> ", running.await("interrupted", 0).indexOf("interrupted"));
      running.send("exit 6\r");
      assertThat(running.status()).as(running.text()).isEqualTo(6);
    }
  }

  /** At a terminal: prompt, completion of passes, files and operations, and the status of exit. */
  @Test
  void console_atTerminal_editsAndCompletes() throws Exception {
    try (RunningConsole console = atATerminal()) {
      console.await("Type help for the commands, exit to leave.", 0);
      console.await("mortise> ", 0);
      console.send("opt --canonicali\tin.ml\t\r");
      console.await("return %arg0 : i32", 0);
      console.send("ops ari\t| grep xori\r");
      console.await("arith.xori ", 0);
      console.send("why org.mortise.op\t\r");
      console.await("bundle org.mortise.opt 0.1.0.SNAPSHOT is active", 0);
      console.send("execute in.mlir --engine=comp\t--entry=\t--args=41\r");
      console.await("41 : i32", 0);
      console.send("graph --ki\tcal\tin.mlir\r");
      console.await("shape = box", 0);
      console.send("opt --cse (\r");
      console.await("-> ", 0);
      console.send("cat in.mlir)\r");
      console.send("history\r");
      console.await("  opt --canonicalize in.mlir\r\n", 0);
      console.send("quit 5\r");
      assertThat(console.status()).as(console.text()).isEqualTo(5);
    }
    assertThat(folder.resolve(".mortise_history")).content().contains("opt --canonicalize in.mlir");
  }

  /**
   * Starts the console by exec: a shell in between, such as dash, may end with 130 after a Ctrl-C that the console has
   * handled.
   */
  private RunningConsole atATerminal() throws Exception {
    return atATerminal("xterm");
  }

  /** Starts the console with Ctrl-C enabled. */
  private RunningConsole atATerminal(String type) throws Exception {
    String reset = String.join(" ", Surroundings.resettingInterrupt());
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "util-linux gives us a terminal");
    return new RunningConsole(folder, List.of("/usr/bin/script", "-qec",
        "exec " + reset + " '" + installation.home().resolve("bin/mortise") + "'", "/dev/null"),
        Map.of("TERM", type, "MORTISE_JAVA_OPTS", "-Duser.home=."));
  }
}
