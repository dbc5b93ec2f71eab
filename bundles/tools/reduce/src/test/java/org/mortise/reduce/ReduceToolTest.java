// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.ir.Cancellation;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Snapshot;

@EnabledOnOs({OS.LINUX, OS.MAC})
class ReduceToolTest {
  private static final String PROGRAM = """
      %0 = "test.first"() : () -> i32
      %1 = "test.second"(%0) : (i32) -> i32
      "test.region"() ({
        "test.bad"(%1) : (i32) -> ()
      }) : () -> ()
      "test.last"() : () -> ()
      """;

  private static final String REDUCED = """
      module {
        %0 = "test.first"() : () -> i32
        "test.bad"(%0) : (i32) -> ()
      }
      """;

  /** Fails in different ways, depending on the name of the pass, on operations {@code test.bad}. */
  private static final Snapshot SNAPSHOT = Snapshot.builder()
      .add(pass("complain",
          (op, run) -> run.emit(Diagnostic.error(op.location(), "value %" + op.hashCode() + " is bad"))))
      .add(pass("throw", (op, run) -> {
        throw new IllegalStateException("bad " + op.hashCode());
      }))
      .add(pass("hang", (op, run) -> {
        while (true) {
          Cancellation.check();
        }
      }))
      .add(pass("complain-other", (op, run) -> run.emit(Diagnostic.error(op.location(), op.parentOp().parentOp() == null
          ? "at the top" : "in a region"))))
      .build();

  @TempDir
  private Path folder;

  private static PassFactory pass(String name, Pass onBad) {
    return new PassFactory() {
      @Override
      public PassSpec spec() {
        return PassSpec.of(name, "Fails");
      }

      @Override
      public Pass create(PassOptions options) {
        return (root, run) -> {
          List<Operation> bad = new ArrayList<>();
          root.walkPreOrder(op -> {
            if (op.name().name().equals("test.bad")) {
              bad.add(op);
            }
          });
          for (Operation op : bad) {
            onBad.run(op, run);
          }
        };
      }
    };
  }

  private record Run(int status, String out, String err) {}

  private Run run(String program, String... arguments) throws IOException {
    return run(program.getBytes(StandardCharsets.ISO_8859_1), arguments);
  }

  private Run run(byte[] program, String... arguments) throws IOException {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add("-");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = new ReduceTool(() -> SNAPSHOT).run(all.toArray(String[]::new),
        new ByteArrayInputStream(program), out, err);
    return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Returns the flag with a script whose last argument is the program. */
  private String script(String body) throws IOException {
    Path script = folder.resolve("test.sh");
    Files.writeString(script, "#!/bin/sh\nfor file; do :; done\n" + body + "\n");
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
    return "--test=" + script;
  }

  @Test
  void test_scriptExitsWithOne_programIsInteresting() throws IOException {
    Run run = run(PROGRAM, script("grep -q test.bad $file && exit 1; exit 0"));

    assertThat(run.out()).isEqualTo(REDUCED);
    assertThat(run.status()).isZero();
    assertThat(run.err()).contains("6 lines reduced to 4, with ");
  }

  @Test
  void test_programInBytecode_isReducedAsText() throws IOException {
    Operation program = IRParser.parse(SourceText.of("text", PROGRAM.getBytes(StandardCharsets.UTF_8)),
        SNAPSHOT.context(), ParserOptions.PERMISSIVE, diagnostic -> fail(diagnostic.toString()));
    byte[] bytecode = BytecodeWriter.toBytes(
        program, BytecodeWriter.Options.DEFAULT, new Resources(), diagnostic -> fail(diagnostic.toString()));

    assertThat(run(bytecode, script("grep -q test.bad $file && exit 1; exit 0")).out()).isEqualTo(REDUCED);
  }

  @Test
  void test_damagedBytecode_isAnError() throws IOException {
    Run run = run("ML\u00EFR\rsomebody\0".getBytes(StandardCharsets.ISO_8859_1), script("exit 1"));

    assertThat(run).isEqualTo(new Run(1, "",
        "mortise-reduce: cannot open input file '-': missing data for top-level section: String (0)\n"));
  }

  @Test
  void test_scriptExitsWithZero_isAnError() throws IOException {
    Run run = run(PROGRAM, script("exit 0"));

    assertThat(run).isEqualTo(new Run(1, "",
        "mortise-reduce: the program is not interesting: the test exited with 0, and 1 means interesting\n"));
  }

  @Test
  void test_invertedScript_isReported() throws IOException {
    assertThat(run(PROGRAM, script("grep -q test.bad $file")).err())
        .endsWith("The test seems inverted: it exited with 1 for an empty program\n");
  }

  @Test
  void test_scriptAlwaysExitsWithOne_warns() throws IOException {
    assertThat(run(PROGRAM, script("exit 1")).err())
        .contains("warning: the test also finds an empty program interesting");
  }

  @Test
  void test_missingScript_isAnError() throws IOException {
    assertThat(run(PROGRAM, "--test=" + folder.resolve("none")).err()).contains("cannot run '");
  }

  @Test
  void test_killedScript_isAnError() throws IOException {
    assertThat(run(PROGRAM, script("echo sorry >&2; kill -9 $$")).err())
        .contains("the test does not work: it ended with status 137 and printed\nsorry");
  }

  @Test
  void test_argumentsOfScript_comeBeforeTheFile() throws IOException {
    Run run = run(PROGRAM, script("[ \"$1 $2\" = 'a b' ] && exit 1"), "--test-arg=a", "--test-arg=b");

    assertThat(run.status()).isZero();
  }

  @Test
  void test_slowScript_isKilledAtTheTimeLimit() throws IOException {
    Run run = run(PROGRAM, script("grep -q test.last $file || sleep 100; exit 1"), "--timeout=1");

    assertThat(run.out()).contains("test.last").doesNotContain("test.bad");
  }

  @Test
  void reductionTree_optionsOfMlirReduce_areUnderstood() throws IOException {
    String script = script("grep -q test.bad $file && exit 1; exit 0").substring("--test=".length());

    assertThat(run(PROGRAM, "-reduction-tree=traversal-mode=0 test=" + script).out()).isEqualTo(REDUCED);
    assertThat(run(PROGRAM, "-reduction-tree=traversal-mode=1 test=" + script).err()).contains("only 0 is supported");
  }

  @Test
  void optReductionPass_alone_runsItsPassesOnly() throws IOException {
    String script = script("exit 1").substring("--test=".length());

    assertThat(run(PROGRAM, "-opt-reduction-pass=opt-pass=complain test=" + script).out()).contains("test.last");
  }

  @Test
  void testFails_errorMessage_isKept() throws IOException {
    Run run = run(PROGRAM, "--test-fails=--allow-unregistered-dialect --complain");

    assertThat(run.err()).startsWith("mortise-reduce: keeping the failure: error: value _ is bad\n");
    assertThat(run.out()).isEqualTo(REDUCED);
  }

  @Test
  void testFails_otherErrorMessage_isAnotherFailure() throws IOException {
    assertThat(run(PROGRAM, "--test-fails=--allow-unregistered-dialect --complain-other").out()).isEqualTo("""
        module {
          %0 = "test.first"() : () -> i32
          "test.region"() ({
            "test.bad"(%0) : (i32) -> ()
          }) : () -> ()
        }
        """);
  }

  @Test
  void testFails_exception_isKept() throws IOException {
    Run run = run(PROGRAM, "--test-fails=--allow-unregistered-dialect --throw");

    assertThat(run.err()).contains("keeping the failure: exception java.lang.IllegalStateException in ");
    assertThat(run.out()).isEqualTo(REDUCED);
  }

  @Test
  void testFails_hang_isKept() throws IOException {
    Run run = run("\"test.bad\"() : () -> ()\n\"test.other\"() : () -> ()\n",
        "--test-fails=--allow-unregistered-dialect --hang", "--timeout=1");

    assertThat(run.out()).isEqualTo("module {\n  \"test.bad\"() : () -> ()\n}\n");
  }

  @Test
  void testFails_successfulRun_isAnError() throws IOException {
    assertThat(run("module {}", "--test-fails=--complain").err()).contains("there is no failure to reduce");
  }

  @Test
  void testFails_unparsableProgram_losesLines() throws IOException {
    Run run = run("module {\n}\nmodule {\n  wrong\n}\n", "--test-fails=");

    assertThat(run.err()).contains("the program cannot be parsed; erasing lines only");
    assertThat(run.out()).isEqualTo("  wrong");
  }

  @Test
  void testFails_invalidProgram_isReducedToAnInvalidOne() throws IOException {
    Run run = run("""
        "test.other"() : () -> ()
        module {
          "builtin.module"() : () -> ()
          "test.other"() : () -> ()
        }
        """, "--test-fails=--allow-unregistered-dialect");

    assertThat(run.err()).contains("the program is invalid, and so may be the result");
    assertThat(run.out()).contains("builtin.module").doesNotContain("test.other");
  }

  @Test
  void testFails_partsOfAFile_areErased() throws IOException {
    Run run = run("module @a {}\n// -----\n" + PROGRAM + "// -----\nmodule @c {}\n",
        "--test-fails=--allow-unregistered-dialect --split-input-file --complain");

    assertThat(run.out()).isEqualTo(REDUCED);
  }

  @Test
  void jobs_severalTests_resultIsTheSame() throws IOException {
    StringBuilder program = new StringBuilder();
    for (int i = 0; i < 60; i++) {
      program.append("\"test.op").append(i).append("\"() : () -> ()\n");
    }
    String script = script("grep -q test.op5 $file && grep -q test.op44 $file && exit 1; exit 0");

    assertThat(run(program.toString(), script, "--jobs=3").out()).isEqualTo(run(program.toString(), script).out())
        .hasLineCount(4);
  }

  /** The two halves of the program are tested at the same time: each test waits for the other one. */
  @Test
  void jobs_two_testsRunAtTheSameTime() throws IOException {
    String program = "\"test.a\"() : () -> ()\n\"test.b\"() : () -> ()\n";
    String script = script("""
        here() { grep -q "test\\.$1" $file; }
        here a && here b && exit 1
        here a || here b || exit 0
        here a && { own=a; other=b; } || { own=b; other=a; }
        cd $(dirname $0)
        touch $own
        for i in $(seq 1000); do [ -e $other ] && exit 1; sleep 0.02; done
        rm $own
        exit 0""");

    assertThat(run(program, script, "--jobs=2").out()).hasLineCount(3);
    assertThat(folder.resolve("a")).exists();
    assertThat(folder.resolve("b")).exists();
  }

  @Test
  void test_bytecode_isReducedToText() throws IOException {
    ByteArrayOutputStream bytecode = new ByteArrayOutputStream();
    new OptTool(() -> SNAPSHOT).run(new String[] {"--allow-unregistered-dialect", "--emit-bytecode"},
        new ByteArrayInputStream(PROGRAM.getBytes(StandardCharsets.UTF_8)), bytecode, OutputStream.nullOutputStream());
    String flags = "--test-fails=--allow-unregistered-dialect --complain";

    assertThat(run(bytecode.toString(StandardCharsets.ISO_8859_1), flags).out()).isEqualTo(REDUCED);
  }

  @Test
  void test_scriptBreaksDuringReduction_bestProgramIsWritten() throws IOException {
    Run run = run(PROGRAM, script("grep -q test.last $file || exit 0\ngrep -q test.region $file || rm $0\nexit 1"));

    assertThat(run.status()).isOne();
    assertThat(run.err()).contains("cannot run '");
    assertThat(run.out()).contains("test.last").doesNotContain("test.region");
  }

  @Test
  void timeLimit_met_bestProgramIsWritten() throws IOException {
    Run run = run(PROGRAM, script("sleep 0.6; exit 1"), "--time-limit=1");

    assertThat(run.err()).contains("time limit met: ");
    assertThat(run.status()).isZero();
  }

  @Test
  void output_file_isWritten() throws IOException {
    Path file = folder.resolve("out.mlir");
    Run run = run(PROGRAM, "--test-fails=--allow-unregistered-dialect --complain", "-o", file.toString());

    assertThat(run.out()).isEmpty();
    assertThat(file).hasContent(REDUCED);
  }

  @Test
  void output_folderVanishes_programIsPrinted() throws IOException {
    Path gone = Files.createDirectory(folder.resolve("gone"));
    Run run = run(PROGRAM, script("rm -rf " + gone + "\ngrep -q test.bad $file && exit 1; exit 0"), "-o", gone + "/o");

    assertThat(run.out()).isEqualTo(REDUCED);
    assertThat(run.err()).contains("the program is printed to the standard output",
        "cannot open output file '" + gone + "/o': No such file or directory");
    assertThat(run.status()).isOne();
  }

  @Test
  void output_folderIsMissing_isReportedBeforeTheWork() throws IOException {
    assertThat(run(PROGRAM, script("exit 1"), "-o", "/nowhere/out").err()).isEqualTo(
        "mortise-reduce: cannot open output file '/nowhere/out': No such file or directory\n");
  }

  @Test
  void arguments_mistakes_areReported() throws IOException {
    assertThat(run("").err()).contains("either --test=<script> or --test-fails=<flags> is needed");
    assertThat(run("", "--jobs=0", "--test=x").err()).contains("'0' is not a number of at least 1");
    assertThat(run("", "--wrong=1").err()).contains("Unknown command line argument '--wrong=1'");
    assertThat(run("", "--test=x", "other").err()).contains("Can specify at most 1 positional arguments");
    assertThat(run("", "--test=x", "--opt=y").err()).contains("for the --opt option: requires --test-fails");
    assertThat(run("", "--opt-reduction-pass=test=x", "--opt-reduction-pass=pass=y",
        "--reduction-tree=traversal-mode=1", "--jobs=0").err()).isEqualTo("""
            mortise-reduce: for the --opt-reduction-pass option: no such option pass
            mortise-reduce: for the --reduction-tree option: unsupported traversal mode, only 0 is supported
            mortise-reduce: for the --jobs option: '0' is not a number of at least 1
            """);
    assertThat(run("", "--help").out()).startsWith("OVERVIEW: Mortise test case reduction tool");
    assertThat(run("", "--version").out()).startsWith("mortise-reduce ");
  }
}
