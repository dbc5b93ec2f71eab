// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.felix.gogo.runtime.CommandProcessorImpl;
import org.apache.felix.gogo.runtime.threadio.ThreadIOImpl;
import org.apache.felix.service.command.CommandSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.console.internal.DiffCommand;
import org.mortise.console.internal.FolderCommands;
import org.mortise.console.internal.GraphCommand;
import org.mortise.console.internal.HelpCommand;
import org.mortise.console.internal.ListCommands;
import org.mortise.console.internal.LogCommand;
import org.mortise.console.internal.OptCommand;
import org.mortise.console.internal.ProgramConverter;
import org.mortise.console.internal.ReportCommand;
import org.mortise.console.internal.Settings;
import org.mortise.console.internal.TextCommands;
import org.mortise.console.internal.TraceCommand;
import org.mortise.console.internal.VariablesCommand;
import org.mortise.console.internal.WatchCommand;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.osgi.framework.BundleContext;

/** Evaluates typed commands in Gogo without a framework. The tool prints its input in capital letters. */
class EvaluatorTest {
  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final ThreadIOImpl streams = new ThreadIOImpl();
  private Evaluator evaluator;

  @BeforeEach
  void start() throws Exception {
    Files.writeString(folder.resolve("in"), "one\nTwo\nthree\n");
    Files.writeString(folder.resolve("bad"), "bad\n");
    CommandProcessorImpl processor = new CommandProcessorImpl(streams);
    processor.addConverter(new ProgramConverter());
    BundleContext none = (BundleContext) Proxy.newProxyInstance(
        getClass().getClassLoader(), new Class<?>[] {BundleContext.class}, (proxy, method, arguments) -> null);
    Registry registry = new NoBundles();
    OptCommand opt = new OptCommand(new Capitals(folder), registry, streams, new Settings(Map.of()));
    add(processor, new TextCommands(none), "cat", "echo", "grep", "exit", "join", "quit", "version",
        "write");
    add(processor, new VariablesCommand(), "variables");
    add(processor, new TraceCommand(), "trace");
    add(processor, new LogCommand(), "log");
    add(processor, new FolderCommands(), "cd", "pwd");
    add(processor, opt, "opt", "run");
    ReportCommand report = new ReportCommand(opt);
    add(processor, report, "report");
    add(processor, new GraphCommand(registry, report, none), "graph");
    add(processor, new ListCommands(registry), "dialects", "pipelines", "snapshot");
    add(processor, new DiffCommand(), "diff");
    add(processor, new HelpCommand(none), "help");
    add(processor, new WatchCommand(registry, opt), "watch");
    PrintStream printed = new PrintStream(out, true, StandardCharsets.UTF_8);
    PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
    PrintStream reported = GogoMessages.to(errors, () -> Set.of("opt", "grep"));
    CommandSession session = processor.createSession(InputStream.nullInputStream(), printed, reported);
    session.currentDir(folder);
    evaluator = new Evaluator(session, printed, errors);
  }

  @AfterEach
  void restoreStandardStreams() {
    streams.stop();
  }

  private static void add(CommandProcessorImpl processor, Object target, String... functions) {
    for (String function : functions) {
      processor.addCommand("mortise", target, function);
    }
  }

  private record NoBundles(Snapshot current) implements Registry {
    NoBundles() {
      this(Snapshot.builder().build());
    }

    @Override
    public List<String> problems() {
      return List.of();
    }
  }

  private boolean run(String text) throws Exception {
    out.reset();
    err.reset();
    return evaluator.execute(text);
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  @Test
  void redirect_program_writesFile() throws Exception {
    assertThat(run("opt in > x")).as(err()).isTrue();
    assertThat(out()).isEmpty();
    assertThat(file("x")).hasContent("ONE\nTWO\nTHREE\n");

    assertThat(run("p = (opt in); $p > 'a file'; cat in >> 'a file'")).as(err()).isTrue();
    assertThat(file("a file")).hasContent("ONE\nTWO\nTHREE\none\nTwo\nthree\n");
    assertThat(run("opt in | grep T > x; grep t x")).as(err()).isTrue();
    assertThat(Files.readString(file("x"))).isEqualTo("TWO\nTHREE\n");
    assertThat(run("f = { opt $1 > x }; f bad; f in")).as(err()).isFalse();
    assertThat(run("echo a b > x")).isTrue();
    assertThat(Files.readString(file("x"))).isEqualTo("a b\n");
    assertThat(run("echo \"[$(opt in > x)]\"")).as(err()).isTrue();
    assertThat(out()).isEqualTo("[]\n");
    assertThat(Files.readString(file("x"))).isEqualTo("ONE\nTWO\nTHREE\n");
    assertThat(run("opt < in > x")).as(err()).isTrue();
    assertThat(Files.readString(file("x"))).isEqualTo("ONE\nTWO\nTHREE\n");
  }

  @Test
  void redirect_failedCommand_keepsFile() throws Exception {
    Files.writeString(file("x"), "old\n");
    for (String wrong : List.of("opt bad > x", "opt nosuch > x", "opt bad | grep a > x", "opt bad >> x", "opt in &> x",
        "no-such-command > x", "opt in > x > y", "opt --cse $p > x", "opt < nosuch > x", "echo $(opt bad > x)",
        "echo \"a $(opt bad > x)\"")) {
      assertThat(run(wrong)).as(wrong).isFalse();
      assertThat(Files.readString(file("x"))).as(wrong).isEqualTo("old\n");
      assertThat(err()).as(wrong).isNotEmpty();
    }
    assertThat(run("opt in > no/folder")).isFalse();
    assertThat(err()).isEqualTo("mortise: cannot open output file 'no/folder': No such file or directory\n");
    assertThat(Files.list(folder)).hasSize(3);
  }

  /** Gogo would parse the braces of the program as alternatives, and evaluate expressions in it. */
  @Test
  void interpolate_programInText_isInserted() throws Exception {
    Files.writeString(folder.resolve("in"), "f(%a: i32) {\n  %0 = g {x = 1, y = \"{a,b}\"}, $q\n}\n");
    String program = Files.readString(folder.resolve("in"));
    assertThat(run("p = (cat in); echo \"text $p text\" a-${p}-'b $p'\"c $p\"; r = '{1,2}x'; echo \"r: $r\""))
        .as(err()).isTrue();
    assertThat(out()).isEqualTo("text " + program + " text a-" + program + "-b $pc " + program + "\nr: {1,2}x\n");
    assertThat(run("q = \"[$p]\"; write x \"$q\\$p\"; echo (echo \"<$q>\")")).as(err()).isTrue();
    assertThat(Files.readString(file("x"))).isEqualTo("[" + program + "]$p\n");
    assertThat(out()).contains("<[" + program + "]>\n");
    assertThat(run("l = [1 2]; n = 3; echo \"list $l $n end\"")).as(err()).isTrue();
    assertThat(out()).isEqualTo("list [1, 2] 3 end\n");
    assertThat(run("echo \"text $(cat in)\"")).isFalse();
    assertThat(err()).startsWith("mortise: a text with braces cannot be put into another one by $(...): keep it in a ");
  }

  /** Shows the value of each statement; statements after a failed one are not executed. */
  @Test
  void execute_severalStatements_showsEachValue() throws Exception {
    assertThat(run("grep one in; opt in; p = (cat in); echo b; $p | grep one")).as(err()).isTrue();
    assertThat(out()).isEqualTo("one\nONE\nTWO\nTHREE\nb\none\n");
    assertThat(run("opt in | grep ONE\nopt in | grep TWO; # end")).as(err()).isTrue();
    assertThat(out()).isEqualTo("ONE\nTWO\n");
    assertThat(run("echo 'a;b'; f = { echo c; opt $1 }; f in; opt nosuch; echo d")).isFalse();
    assertThat(out()).isEqualTo("a;b\nc\nONE\nTWO\nTHREE\n");
    assertThat(run("opt bad | grep x; echo d")).isFalse();
    assertThat(out()).isEqualTo("d\n");
    run("echo a && echo b");
    assertThat(out()).isEqualTo("a\nb\n");
    run("exit 3; echo c");
    assertThat(out()).isEmpty();
    assertThat(evaluator.exitStatus()).isEqualTo(3);
  }

  @Test
  void pipe_firstCommandFails_fails() throws Exception {
    assertThat(run("opt bad | grep x")).isFalse();
    assertThat(run("opt in | grep x")).isTrue();
    assertThat(run("opt bad | grep x\n")).isFalse();
    assertThat(run("opt in > x")).isTrue();
  }

  @Test
  void execute_undefinedVariable_reportsName() throws Exception {
    for (String text : List.of("opt --cse $undefined", "opt --cse ${undefined}", "$undefined | grep x",
        "diff in $undefined", "p = (opt $undefined)", "opt in > $undefined")) {
      assertThat(run(text)).as(text).isFalse();
      assertThat(err()).isEqualTo("mortise: the variable 'undefined' has no value\n");
      assertThat(out()).isEmpty();
    }
    assertThat(run("p = (opt in); diff $p $p; f = { opt $it }; f in; f $p")).as(err()).isTrue();
    assertThat(run("opt $1")).isFalse();
    assertThat(err()).isEqualTo("mortise: the variable '1' has no value\n");
  }

  @Test
  void grep_options_selectLines() throws Exception {
    assertThat(run("grep -v t in")).isTrue();
    assertThat(out()).isEqualTo("one\nTwo\n");
    run("cat in | grep -vi T");
    assertThat(out()).isEqualTo("one\n");
    run("grep -v -i -c T in; grep -i t in; echo -- -v | grep -- -v");
    assertThat(out()).isEqualTo("1\nTwo\nthree\n-- -v\n");
    assertThat(run("grep -x t in")).isFalse();
    assertThat(err()).isEqualTo(
        "mortise: grep has no option '-x'; usage: grep [-v] [-i] [-c] REGEX [FILE | PROGRAM]\n");
    assertThat(run("grep -v")).isFalse();
  }

  @Test
  void pipe_commandFails_printsSameMessageAsOutside() throws Exception {
    check("cat nosuch | grep x", "cannot open input file 'nosuch': No such file or directory");
    check("nosuch | grep x", "there is no command 'nosuch'; help lists them");
    assertThat(run("opt bad | grep x")).isFalse();
    String reported = err();
    run("opt bad");
    assertThat(reported).isEqualTo(err()).isNotEmpty().doesNotContain("gogo", "there were errors");
  }

  @Test
  void cd_folder_changesResolution() throws Exception {
    Path inner = Files.createDirectory(folder.resolve("an inner")).toRealPath();
    Files.writeString(inner.resolve("x"), "there\n");
    assertThat(run("cd 'an inner'; pwd; cat x; opt x -o y; opt x > z; cat < ../in | grep one")).as(err()).isTrue();
    assertThat(out()).isEqualTo(inner + "\nthere\none\n");
    assertThat(inner.resolve("y")).hasContent("THERE\n");
    assertThat(inner.resolve("z")).hasContent("THERE\n");
    check("cd nosuch", "cannot open folder 'nosuch': No such file or directory");
    check("cd x", "cannot open folder 'x': Not a directory");
    check("cd a b", "usage: cd [FOLDER]");
    assertThat(run("cd ..; cat in | grep one; cd; pwd")).isTrue();
    assertThat(out()).isEqualTo("one\n" + Path.of(System.getProperty("user.home")).toRealPath() + "\n");
  }

  @Test
  void interpolate_quotedProgram_isUnchanged() throws Exception {
    assertThat(run("p = (opt in); opt \"$p\" | diff $p -; grep -c T \"$p\"; diff \"$p\" in | grep -c '^-'")).as(err())
        .isTrue();
    assertThat(out()).isEqualTo("2\n4\n");
  }

  /** Gogo parses a percent sign as the start of an expression. */
  @Test
  void execute_percentSign_isLiteral() throws Exception {
    Files.writeString(file("v"), "%0 = a\nb(%0)\n%1 = %0\n");
    for (String text : List.of("grep %0 v", "grep \"%0\" v", "grep '%0' v", "grep \\%0 v", "cat v | grep \"%0\"",
        "f = { grep %0 $1 }; f v", "grep \"%$(echo 0)\" v")) {
      assertThat(run(text)).as(text + err()).isTrue();
      assertThat(out()).as(text).isEqualTo("%0 = a\nb(%0)\n%1 = %0\n");
    }
    assertThat(run("grep \"b(.%0\" v; grep '(%0' v")).isFalse();
    assertThat(run("grep \"b[(]%0\" v; echo \"'%0'\" \"a\\\"%1\"; echo %(1 + 5 % 3) \"%(2*3)\"")).as(err()).isTrue();
    assertThat(out()).isEqualTo("b(%0)\n'%0' a\"%1\n3 6\n");
  }

  @Test
  void opt_outputFlagAnywhere_writesFile() throws Exception {
    for (String text : List.of("opt -o x in", "opt in -o x", "run canonicalize -o x in", "run -o x canonicalize in",
        "run canonicalize in -o x", "watch -n 1 -o x canonicalize in", "watch canonicalize in -o x -n 1")) {
      assertThat(run(text)).as(text + err()).isTrue();
      assertThat(Files.readString(file("x"))).as(text).isEqualTo("ONE\nTWO\nTHREE\n");
      Files.delete(file("x"));
    }
  }

  @Test
  void execute_wrongCommand_reportsAndFails() throws Exception {
    check("help nosuch", "there is no command 'nosuch'; help lists them");
    check("watch -n 0 canonicalize in", "-n must be the number of runs, 1 or more, and is '0'");
    check("watch -n x canonicalize in", "-n must be the number of runs, 1 or more, and is 'x'");
    check("dialects a", "usage: dialects");
    check("pipelines a", "usage: pipelines");
    check("snapshot x", "usage: snapshot [--all]");
    check("version x", "usage: version");
    check("exit 1 2", "usage: exit [STATUS]");
    assertThat(run("watch -n 1 canonicalize nosuch")).isFalse();
    assertThat(run("watch -n 1 canonicalize bad")).isFalse();
    assertThat(run("watch -n 1 canonicalize in")).isTrue();
  }

  @Test
  void execute_andOr_showsEachValueAndSkips() throws Exception {
    assertThat(run("opt in && pwd")).as(err()).isTrue();
    assertThat(out()).isEqualTo("ONE\nTWO\nTHREE\n" + folder + "\n");
    assertThat(run("p = (opt in) && $p | grep T && opt bad || echo no; echo end")).as(err()).isTrue();
    assertThat(out()).isEqualTo("TWO\nTHREE\nno\nend\n");
    assertThat(run("opt bad && echo a || echo b && echo c")).isTrue();
    assertThat(out()).isEqualTo("b\nc\n");
    assertThat(run("echo a || echo b")).isTrue();
    assertThat(out()).isEqualTo("a\n");
    assertThat(run("opt bad && echo a")).isFalse();
    assertThat(run("opt bad || opt bad")).isFalse();
    assertThat(run("opt bad && echo a; echo b")).isFalse();
    assertThat(out()).as("a failed command ends the line").isEmpty();
    assertThat(run("exit 3 && echo a")).isTrue();
    assertThat(out()).isEmpty();
    assertThat(evaluator.exitStatus()).isEqualTo(3);
  }

  @Test
  void execute_unknownCommand_suggestsSimilarName() throws Exception {
    check("gerp x in", "there is no command 'gerp': did you mean 'grep'?");
    check("nothing-like-it", "there is no command 'nothing-like-it'; help lists them");
    run("cat in | gep x");
    assertThat(err()).contains("mortise: there is no command 'gep': did you mean 'grep'?\n");
  }

  @Test
  void trace_afterFault_printsAllCalls() throws Exception {
    check("trace", "no internal fault has been reported in this session");
    assertThat(run("opt -fault in; trace")).as(err()).isTrue();
    assertThat(out()).contains("java.lang.IllegalStateException: on purpose\n\tat " + Capitals.class.getName());
  }

  @Test
  void log_componentAndLevel_isListed() throws Exception {
    assertThat(run("log | grep greedy; log greedy debug; log | grep greedy; log greedy off; log | grep greedy"))
        .as(err()).isTrue();
    assertThat(out()).containsPattern("greedy +off .*\ngreedy +debug .*\ngreedy +off ");
    assertThat(run("log gredy debug")).isFalse();
    assertThat(err()).startsWith("mortise: unknown component 'gredy': did you mean 'greedy'? (components: bundles, ");
    check("log greedy loud", "unknown level 'loud'; the levels are off, debug, trace");
    check("log greedy", "usage: log [COMPONENT (off | debug | trace)]");
  }

  @Test
  void variables_ofEachKind_areListed() throws Exception {
    assertThat(run("p = (opt in); n = 5; text = \"a b\"; f = { echo $1 }; long = \"$(cat in)\"; variables")).isTrue();
    assertThat(out()).isEqualTo("""
        f     function  echo $1
        long  text      one...
        n     text      5
        p     program   in, 3 lines
        text  text      a b
        """);
  }

  @Test
  void fileNames_tilde_meansHome() throws Exception {
    String home = System.getProperty("user.home");
    System.setProperty("user.home", folder.toString());
    try {
      assertThat(run("cd / && cat ~/in && opt ~/in -o ~/x && cd ~ && pwd && cat in > ~/y")).as(err()).isTrue();
      assertThat(out()).isEqualTo("one\nTwo\nthree\n" + folder + "\n");
      assertThat(file("x")).hasContent("ONE\nTWO\nTHREE\n");
      assertThat(file("y")).hasContent("one\nTwo\nthree\n");
    } finally {
      System.setProperty("user.home", home);
    }
  }

  @Test
  void quit_withStatus_endsLikeExit() throws Exception {
    assertThat(run("quit 4; echo more")).isTrue();
    assertThat(evaluator.exitStatus()).isEqualTo(4);
    assertThat(out()).isEmpty();
  }

  /** The output is neither lost nor part of the program, even if the program fails. */
  @Test
  void opt_toolPrintsToSystemOut_printsAmongMessages() throws Exception {
    for (String text : List.of("opt -noisy in > x", "p = (opt -noisy in); $p > x", "opt -noisy in | opt -o x",
        "x = \"$(opt -noisy in)\"; write x $x", "opt -noisy -o x in")) {
      assertThat(run(text)).as(text + err()).isTrue();
      assertThat(file("x")).hasContent("ONE\nTWO\nTHREE\n");
      assertThat(out()).as(text).isEmpty();
      assertThat(err()).as(text).isEqualTo("noise\n");
    }
    assertThat(run("opt -noisy in")).isTrue();
    assertThat(out()).isEqualTo("ONE\nTWO\nTHREE\n");
    assertThat(err()).isEqualTo("noise\n");
  }

  private void check(String text, String message) throws Exception {
    assertThat(run(text)).as(text).isFalse();
    assertThat(err()).isEqualTo("mortise: " + message + "\n");
  }

  @Test
  void execute_interruptedWhileProgramIsShown_stopsSoon() throws Exception {
    Files.writeString(folder.resolve("long"), "a line of text\n".repeat(100_000));
    OutputStream interrupting = new FilterOutputStream(out) {
      @Override
      public void write(byte[] bytes, int start, int length) throws IOException {
        out.write(bytes, start, length);
        Thread.currentThread().interrupt();
      }
    };
    PrintStream shown = new PrintStream(interrupting, true, StandardCharsets.UTF_8);
    Evaluator interrupted = new Evaluator(
        evaluator.session(), shown, new PrintStream(err, true, StandardCharsets.UTF_8));
    assertThat(interrupted.execute("opt long")).isFalse();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("mortise: interrupted\n");
    assertThat(out.size()).isBetween(1, 100_000);
  }

  @Test
  void opt_shellWithoutThreadIO_runs() throws Exception {
    OptCommand opt = new OptCommand(new Capitals(folder), new NoBundles(), null, new Settings(Map.of()));
    assertThat(opt.opt(evaluator.session(), "in")).hasToString("ONE\nTWO\nTHREE\n");
  }

  @Test
  void report_fileAndEarlierPage_runsToolAndPrintsAddress() throws Exception {
    assertThat(run("report any in --against old.html -o new.html")).as(err()).isTrue();
    assertThat(err()).contains("--report=" + file("new.html")).contains("--report-against=" + file("old.html"));
    assertThat(out()).isEqualTo(file("new.html").toUri() + "\n");

    assertThat(run("report any in")).isFalse();
    assertThat(err()).contains("usage: report ");
    assertThat(run("report any bad -o new.html")).isFalse();
    assertThat(out()).isEmpty();
  }

  @Test
  void graph_page_printsAddressOfPicture() throws Exception {
    Files.writeString(folder.resolve("named"), "module @\"a b\" {}");
    assertThat(run("graph --kind=aliases named 'a b' -o g.html")).as(err()).isTrue();
    assertThat(err()).contains("--report=" + file("g.html"));
    assertThat(out()).isEqualTo(file("g.html").toUri() + "#f=%40a%20b&graph=aliases\n");

    assertThat(run("graph in -o g.html")).as(err()).isTrue();
    assertThat(out()).endsWith("#graph=calls\n");
    assertThat(run("graph --kind=operations in -o g.html")).isFalse();
    assertThat(err()).contains("--kind");
    assertThat(run("graph named b -o g.html")).isFalse();
    assertThat(err()).contains("there is no function 'b' in ");
  }
}
