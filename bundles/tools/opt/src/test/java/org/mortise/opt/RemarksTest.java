// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.RemarkHandler;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.Snapshot;

/** Remarks and diagnostics as data, and the services that receive them. */
class RemarksTest {
  private static final String PROGRAM = "module @f {\n  module @g {}\n}";
  private static final PassOption<String> NAME = PassOption.string("name", "One", "The name of the remarks");

  /** Reports remarks of two kinds on each module, and an error for the name {@code Fail}. */
  private static final PassFactory NOTICE = new PassFactory() {
    @Override
    public PassSpec spec() {
      return PassSpec.of("notice", "Reports remarks").withOptions(NAME);
    }

    @Override
    public Pass create(PassOptions options) {
      return (op, run) -> op.walkPreOrder(inner -> {
        String name = options.get(NAME);
        run.remark(Remark.Kind.PASSED, name, inner).message("seen").with("Regions", inner.regionCount()).emit();
        run.remark(Remark.Kind.MISSED, "Not" + name, inner).message("not changed").emit();
        if (name.equals("Fail")) {
          run.emit(Diagnostic.error(inner.location(), "fails"));
        }
      });
    }
  };

  @TempDir
  private Path folder;

  private Snapshot.Builder builder = Snapshot.builder().add(NOTICE);

  private record Result(int status, String out, String err) {}

  private Result run(String program, String... arguments) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Snapshot snapshot = builder.build();
    int status = new OptTool(() -> snapshot).run(Invocation.of(
        arguments, new ByteArrayInputStream(program.getBytes(StandardCharsets.UTF_8)), out, err).inDirectory(folder));
    return new Result(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private String file(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private List<String> files() throws IOException {
    try (var all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void noFlag_remarks_areNotReported() throws IOException {
    assertThat(run(PROGRAM, "--notice").err()).isEmpty();
  }

  @Test
  void outputFile_default_isYamlAndNothingIsPrinted() throws IOException {
    Result result = run(PROGRAM, "--notice", "--remarks-output-file=a.yaml");

    assertThat(result.err()).isEmpty();
    assertThat(result.status()).isZero();
    assertThat(file("a.yaml")).startsWith("""
        --- !Passed
        Pass:            notice
        Name:            One
        DebugLoc:        { File: '<stdin>', Line: 1, Column: 1 }
        Function:        '<no function>'
        Args:
          - Remark:          seen
          - Regions:         '1'
        ...
        --- !Missed
        """);
    assertThat(files()).containsExactly("a.yaml");
  }

  @Test
  void outputFile_json_hasLineForEachRemark() throws IOException {
    run(PROGRAM, "--notice", "--remarks-output-file=a.json", "--remark-format=json", "--remarks-filter-passed=notice");

    assertThat(file("a.json").lines()).hasSize(2)
        .allMatch(line -> line.startsWith("{\"severity\":\"remark\",\"rule\":\"notice/One\",\"message\":\"seen\","));
  }

  @Test
  void outputFile_fullDevice_isErrorAndThereIsNoOutput() throws IOException {
    assumeTrue(Files.exists(Path.of("/dev/full")), "there is no full device");
    Result result = run(PROGRAM, "--notice", "--remarks-output-file=/dev/full", "-o", "out.mlir");

    assertThat(result.status()).isEqualTo(1);
    assertThat(result.err()).isEqualTo("cannot open output file '/dev/full': No space left on device\n");
    assertThat(files()).isEmpty();
  }

  @Test
  void format_withoutFile_writesDefaultFile() throws IOException {
    run(PROGRAM, "--notice", "--remark-format=yaml");

    assertThat(files()).containsExactly("mlir-remarks.yaml");
  }

  @Test
  void outputFile_andRemarks_printsToo() throws IOException {
    assertThat(run(PROGRAM, "--notice", "--remarks", "--remarks-output-file=a.yaml").err())
        .startsWith("<stdin>:1:1: remark: seen\n");
  }

  @Test
  void outputFile_dash_isStandardOutputAfterProgram() throws IOException {
    assertThat(run("module {}", "--notice", "--remarks-output-file=-").out())
        .startsWith("module {\n}\n\n--- !Passed\n").endsWith("...\n");
  }

  @Test
  void outputFile_failedRun_isWritten() throws IOException {
    Result result = run(PROGRAM, "--notice=name=Fail", "--remarks-output-file=a.yaml");

    assertThat(result.status()).isEqualTo(1);
    assertThat(file("a.yaml")).contains("Name:            NotFail");
  }

  @Test
  void outputFile_folderDoesNotExist_isErrorBeforeRun() throws IOException {
    Result result = run(PROGRAM, "--notice", "--remarks-output-file=none/a.yaml");

    assertThat(result.status()).isEqualTo(1);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains("cannot open output file 'none/a.yaml'");
  }

  @Test
  void outputFile_isOtherFileOfRun_isErrorAndNothingIsWritten() throws IOException {
    Files.writeString(folder.resolve("in.mlir"), PROGRAM);
    Files.createSymbolicLink(folder.resolve("link"), Path.of("in.mlir"));

    for (String name : List.of("in.mlir", "./in.mlir", "link")) {
      assertThat(run("", "in.mlir", "--notice", "--remarks-output-file=" + name).err())
          .isEqualTo("cannot open output file '" + name + "': it is the input of the run\n");
    }
    assertThat(run(PROGRAM, "--notice", "--remarks-output-file=new", "-o", "new").err())
        .isEqualTo("cannot open output file 'new': it is the output of the run\n");
    assertThat(run(PROGRAM, "--notice", "--remarks-output-file=new", "--report=./new").err())
        .isEqualTo("cannot open output file 'new': it is the report of the run\n");
    assertThat(file("in.mlir")).isEqualTo(PROGRAM);
    assertThat(files()).containsExactly("in.mlir", "link");
  }

  @Test
  void format_unsupported_isError() throws IOException {
    assertThat(run(PROGRAM, "--notice", "--remark-format=bitstream").err())
        .isEqualTo("mortise-opt: for the --remark-format option: Cannot find option named 'bitstream'!\n");
  }

  @Test
  void filter_passes_matchesWholeNameOrRule() throws IOException {
    assertThat(run(PROGRAM, "--notice", "--remarks-filter=notic").err()).isEmpty();
    assertThat(run(PROGRAM, "--notice", "--remarks-filter=not.*").err().lines()).filteredOn(l -> l.contains("remark"))
        .hasSize(4);
    assertThat(run(PROGRAM, "--notice", "--remarks-filter=notice/NotOne").err())
        .contains("not changed").doesNotContain("seen");
    assertThat(run(PROGRAM, "--notice", "--remarks-filter-missed=other|notice").err())
        .contains("not changed").doesNotContain("seen");
    assertThat(run(PROGRAM, "--notice", "--remarks-filter-failed=.*", "--remarks-filter-analyse=.*").err()).isEmpty();
  }

  @Test
  void filter_empty_isNone() throws IOException {
    assertThat(run(PROGRAM, "--notice", "--remarks", "--remarks-filter="))
        .isEqualTo(run(PROGRAM, "--notice", "--remarks"));
  }

  @Test
  void filter_malformed_isError() throws IOException {
    assertThat(run(PROGRAM, "--notice", "--remarks-filter=(").err())
        .isEqualTo("mortise-opt: for the --remarks-filter option: invalid regex: parentheses not balanced\n");
  }

  @Test
  void policyFinal_passRunTwice_reportsLastRunAtEnd() throws IOException {
    assertThat(run("module {}", "--notice=name=One", "--notice=name=Two", "--remark-policy=final",
        "--remark-format=json").status()).isZero();
    assertThat(file("mlir-remarks.json").lines()).extracting(line -> line.replaceAll(".*\"name\":\"(\\w+)\".*", "$1"))
        .containsExactly("Two", "NotTwo");
  }

  @Test
  void outputDir_remarksFile_hasRemarksOfAllInputsInOrder() throws IOException {
    Files.writeString(folder.resolve("b.mlir"), PROGRAM);
    Files.writeString(folder.resolve("wrong.mlir"), "wrong");
    Files.writeString(folder.resolve("a.mlir"), PROGRAM);

    Result result = run("", "b.mlir", "wrong.mlir", "a.mlir", "--notice", "--output-dir=out", "--jobs=2",
        "--remarks-output-file=r.json", "--remark-format=json", "--remarks-filter-passed=.*");

    assertThat(result.status()).as("of the wrong input").isEqualTo(1);
    assertThat(file("r.json").lines()).extracting(line -> line.replaceAll(".*\"file\":\"([^\"]+)\".*", "$1"))
        .containsExactly("b.mlir", "b.mlir", "a.mlir", "a.mlir");
  }

  @Test
  void outputDir_fileOfRemarksIsOtherFile_isRefused() throws IOException {
    Files.writeString(folder.resolve("in.mlir"), PROGRAM);

    for (String name : List.of("in.mlir", "out/in.mlir")) {
      Files.createDirectories(folder.resolve("out"));
      assertThat(run("", "in.mlir", "--notice", "--output-dir=out", "--remarks-output-file=" + name))
          .satisfies(refused -> assertThat(refused.status()).isEqualTo(1))
          .satisfies(refused -> assertThat(refused.err()).startsWith("cannot open output file '" + name + "': "));
    }
    assertThat(file("in.mlir")).isEqualTo(PROGRAM);
  }

  @Test
  void diagnosticsFormat_json_isLineForEach() throws IOException {
    Result result = run(PROGRAM, "--notice=name=Fail", "--remarks", "--diagnostics-format=json");

    assertThat(result.err().lines()).allMatch(line -> line.startsWith("{\"severity\":") && line.endsWith("}"))
        .anyMatch(line -> line.contains("\"rule\":\"notice\",\"message\":\"fails\""));
  }

  @Test
  void diagnosticsFormat_phases_haveRules() throws IOException {
    assertThat(run("module {", "--diagnostics-format=json").err()).contains("\"rule\":\"parser\"");
    assertThat(run("\"builtin.module\"() : () -> ()", "--diagnostics-format=json").err())
        .contains("\"rule\":\"verifier\"");
    assertThat(run("module {}", "--pass-pipeline=nonsense(", "--diagnostics-format=json").err())
        .contains("\"rule\":\"pipeline\"");
  }

  @Test
  void diagnosticsFormat_sarif_isOneLogOfAllParts() throws IOException {
    String err = run("module {\n// -----\nmodule {", "--split-input-file", "--diagnostics-format=sarif").err();

    assertThat(err).startsWith("{\"$schema\"").endsWith("]}]}\n");
    assertThat(err.split("\"ruleId\"")).hasSize(3);
  }

  @Test
  void handlers_remarksNotAskedFor_areNotifiedAndNothingIsPrinted() throws IOException {
    List<String> heard = new ArrayList<>();
    RemarkHandler remarks = (remark, diagnostic) -> heard.add(remark.rule());
    DiagnosticHandler diagnostics = diagnostic -> heard.add(diagnostic.message());
    builder.addListener(remarks).addListener(diagnostics);

    Result result = run("module {}", "--notice=name=Fail");

    assertThat(heard).containsExactly("notice/Fail", "notice/NotFail", "fails");
    assertThat(result.err()).contains("fails").doesNotContain("seen");
  }

  @Test
  void handler_throws_runIsNotAffected() throws IOException {
    List<String> heard = new ArrayList<>();
    RemarkHandler faulty = (remark, diagnostic) -> {
      heard.add(remark.name());
      throw new IllegalStateException("on purpose");
    };
    builder.addListener(faulty);

    assertThat(run("module {}", "--notice").status()).isZero();
    assertThat(heard).containsExactly("One"); // and not again
  }

  @Test
  void observer_ofSnapshot_isNotified() throws IOException {
    List<String> heard = new ArrayList<>();
    builder.addListener(new PassObserver() {
      @Override
      public void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {
        heard.add(step.spec().name());
      }
    });

    run("module {}", "--notice");

    assertThat(heard).containsExactly("notice");
  }

  @Test
  void observer_throws_isNotCalledAgainAndRunSucceeds() throws IOException {
    List<String> heard = new ArrayList<>();
    builder.addListener(new PassObserver() {
      @Override
      public void beforePass(Pipeline.PassStep step, Operation op) {
        heard.add(step.spec().name());
        throw new StackOverflowError("on purpose");
      }
    });

    assertThat(run("module {}", "--notice", "--notice").status()).isZero();
    assertThat(heard).containsExactly("notice");
  }

  /** A handler that is equal to another one. */
  private record Counter(String name, int[] count) implements RemarkHandler {
    @Override
    public void handle(Remark remark, Diagnostic diagnostic) {
      count[0]++;
    }
  }

  @Test
  void handlers_equalObjects_areAllNotified() throws IOException {
    int[] count = {0};
    Counter twice = new Counter("a", count);
    builder.addListener(twice).addListener(twice).addListener(new Counter("a", count));

    run("module {}", "--notice");

    assertThat(count[0]).as("two remarks, by two handlers").isEqualTo(4);
  }
}
