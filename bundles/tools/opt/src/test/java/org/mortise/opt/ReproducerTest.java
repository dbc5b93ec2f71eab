// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reproducers of failures; texts and files have the format of MLIR. */
class ReproducerTest {
  private static final String PROGRAM = "module @e {}\nmodule @f {}";
  private static final String PIPELINE =
      "--pass-pipeline=builtin.module(keep-it,builtin.module(mark-it,fail-it,keep-it),keep-it)";

  @TempDir
  private Path folder;

  @Test
  void reproducer_failedPass_hasWholePipelineAndOriginalProgram() throws IOException {
    Path file = folder.resolve("r.mlir");

    ToolRun run = ToolRun.of(PROGRAM, PIPELINE, "--mlir-pass-pipeline-crash-reproducer=" + file,
        "--mlir-disable-threading");

    assertThat(run).isEqualTo(new ToolRun(1, "", """
        <stdin>:2:1: error: this had to fail
        module @f {}
        ^
        <stdin>:2:1: error: Failures have been detected while processing an MLIR pass pipeline
        module @f {}
        ^
        <stdin>:2:1: note: Pipeline failed while executing [`FailIt` on 'builtin.module' operation: @f]: reproducer \
        generated at `FILE`
        """.replace("FILE", file.toString())));
    assertThat(Files.readString(file)).isEqualTo("""
        module {
          module @e {
          }
          module @f {
          }
        }

        {-#
          external_resources: {
            mlir_reproducer: {
              pipeline: "builtin.module(keep-it, builtin.module(mark-it,fail-it{on=f},keep-it), keep-it)",
              disable_threading: true,
              verify_each: true
            }
          }
        #-}
        """);
  }

  @Test
  void localReproducer_failedPass_hasPassAndProgramBeforeIt() throws IOException {
    Path file = folder.resolve("r.mlir");

    ToolRun run = ToolRun.of(PROGRAM, PIPELINE, "--mlir-pass-pipeline-crash-reproducer=" + file,
        "--mlir-pass-pipeline-local-reproducer", "--verify-each=false", "--mlir-disable-threading");

    assertThat(run.err()).endsWith("note: Pipeline failed while executing `FailIt` on 'builtin.module' operation: @f: "
        + "reproducer generated at `" + file + "`\n");
    assertThat(Files.readString(file)).contains("  module @f attributes {test.marked} {").contains("""
              pipeline: "builtin.module(builtin.module(fail-it{on=f}))",
              disable_threading: true,
              verify_each: false
        """.indent(-2).indent(2));
  }

  @Test
  void generateReproducer_successfulRun_hasProgramBeforePipeline() throws IOException {
    Path file = folder.resolve("r.mlir");

    ToolRun run = ToolRun.of("module @e {}", "--mark-it", "--mlir-generate-reproducer=" + file,
        "--mlir-disable-threading", "--verify-each=false");

    assertThat(run.out()).contains("test.marked");
    assertThat(Files.readString(file)).isEqualTo("""
        module @e {
        }

        {-#
          external_resources: {
            mlir_reproducer: {
              pipeline: "builtin.module(mark-it)",
              disable_threading: true,
              verify_each: false
            }
          }
        #-}
        """);
    assertThat(ToolRun.of("", file.toString(), "--run-reproducer").out()).isEqualTo(run.out());
  }

  @Test
  void generateReproducer_failedRun_isWrittenBesideFailureReproducer() throws IOException {
    Path whole = folder.resolve("whole.mlir");
    Path failure = folder.resolve("failure.mlir");

    ToolRun.of(PROGRAM, PIPELINE, "--mlir-generate-reproducer=" + whole,
        "--mlir-pass-pipeline-crash-reproducer=" + failure);

    assertThat(whole).hasSameTextualContentAs(failure);
  }

  @Test
  void generateReproducer_unwritableFile_isErrorBeforeTheRun() {
    assertThat(ToolRun.of("module @e {}", "--mark-it", "--mlir-generate-reproducer=/nowhere/r")).isEqualTo(
        new ToolRun(1, "", "cannot open output file '/nowhere/r': No such file or directory\n"));
  }

  @Test
  void runReproducer_writtenFile_repeatsFailure() throws IOException {
    Path file = folder.resolve("r.mlir");
    ToolRun.of(PROGRAM, PIPELINE, "--mlir-pass-pipeline-crash-reproducer=" + file);

    assertThat(ToolRun.of("", file.toString()).status()).isZero();
    assertThat(ToolRun.of("", file.toString(), "--run-reproducer").err()).contains("this had to fail");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      disable_threading: "x" | 1:65: error: expected 'true' or 'false' value for key 'disable_threading'
      pipeline: true         | 1:56: error: expected string value for key 'pipeline'
      other: 5               | 1:46: error: unknown 'mlir_reproducer' resource key 'other'
      """)
  void runReproducer_malformedEntry_isReported(String entry, String problem) {
    String input = "{-# external_resources: { mlir_reproducer: { " + entry + " } } #-}\n";
    assertThat(ToolRun.of(input, "--run-reproducer").err()).startsWith("<stdin>:" + problem + "\n");
  }

  @Test
  void runReproducer_otherBundles_areReported() {
    String input = """
        module @e {}
        {-#
          external_resources: {
            mlir_reproducer: { verify_each: true },
            mortise_bundles: { org.example.a: "1.0.0", org.example.b: "1.0.0", org.example.c: "1.2.0" }
          }
        #-}
        """;
    ToolRun run = ToolRun.of(input, "--run-reproducer");

    assertThat(run.err()).isEqualTo("""
        mortise-opt: warning: the reproducer was written with other bundles: org.example.a, org.example.b 1.0.0 is missing
        mortise-opt: warning: the reproducer was written with other bundles: org.example.c 1.2.0 is missing
        """);
    assertThat(run.out()).isEqualTo("module @e {\n}\n\n");
    assertThat(ToolRun.of(input).err()).isEmpty();
  }

  @Test
  void runReproducer_ofRunForAnotherVersion_isForThisVersion() throws IOException {
    Path file = folder.resolve("r.mlir");
    ToolRun.of("module attributes {test.type = f8E3M4} {}\n", "--pass-pipeline=builtin.module(keep-it)",
        "--mlir-generate-reproducer=" + file, "--mlir-version=19");

    assertThat(Files.readString(file)).contains("""
            mortise_mlir: {
              version: "19.1"
            }
        """.indent(-2).indent(2));
    assertThat(ToolRun.of("", file.toString(), "--run-reproducer").err())
        .contains("error: 'builtin.module' op type 'f8E3M4' does not exist in MLIR 19.1");
    assertThat(ToolRun.of("", file.toString(), "--run-reproducer", "--mlir-version=22").err()).isEmpty();
  }

  @Test
  void runReproducer_missingDialect_isReportedWithItsBundle() {
    ToolRun run = ToolRun.of("""
        example.op
        {-# external_resources: { mortise_bundles: { org.example.dialect: "1.0.0" } } #-}
        """, "--run-reproducer");

    assertThat(run.err()).startsWith("mortise-opt: warning: the reproducer was written with other bundles: "
        + "org.example.dialect 1.0.0 is missing\n<stdin>:1:1: error: ");
  }

  @Test
  void runReproducer_fileWithoutPipeline_usesCommandLine() {
    String input = "{-# external_resources: { mlir_reproducer: { verify_each: true } } #-}\n";
    assertThat(ToolRun.of(input, "--run-reproducer", "--mark-it").out()).contains("test.marked");
  }

  @Test
  void reproducer_successfulRun_isNotWritten() {
    Path file = folder.resolve("r.mlir");

    assertThat(ToolRun.of("module @e {}", PIPELINE, "--mlir-pass-pipeline-crash-reproducer=" + file).status()).isZero();

    assertThat(file).doesNotExist();
  }

  @Test
  void reproducer_unwritableFile_reportsError() {
    assertThat(ToolRun.of(PROGRAM, PIPELINE, "--mlir-pass-pipeline-crash-reproducer=/nowhere/r").err()).endsWith(
        ": failed to create output stream: Failed to create reproducer stream: cannot open output file '/nowhere/r': "
            + "No such file or directory\n");
  }
}
