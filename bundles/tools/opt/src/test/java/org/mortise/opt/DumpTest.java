// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dumps of the program between passes. The formats of all texts and the file names are MLIR's. */
class DumpTest {
  private static final String TWO = "module @f {}\nmodule @\"g/..\" {}";
  private static final String NESTED =
      "--pass-pipeline=builtin.module(keep-it,builtin.module(mark-it,mark-it),keep-it)";

  @Test
  void dump_beforeAndAfter_printsBoth() {
    assertThat(ToolRun.of("module @f {}", "--mark-it", "--mlir-print-ir-before-all", "--mlir-print-ir-after-all").err())
        .isEqualTo("""
            // -----// IR Dump Before MarkIt (mark-it) //----- //
            module @f {
            }


            // -----// IR Dump After MarkIt (mark-it) //----- //
            module @f attributes {test.marked} {
            }


            """);
  }

  @Test
  void actions_logAndProfileInOneStream_logIsFirst() {
    assertThat(ToolRun.of("module @f {}", "--mark-it", "--log-actions-to=-", "--profile-actions-to=-").out())
        .containsSubsequence("begins (no breakpoint)", "\"ph\": \"B\"", "completed `", "\"ph\": \"E\"");
  }

  @Test
  void dump_nestedOperations_arePrintedAloneInProgramOrder() {
    assertThat(ToolRun.of(TWO, NESTED, "--mlir-print-ir-after=mark-it", "--mlir-print-ir-after-change").err())
        .isEqualTo("""
            // -----// IR Dump After MarkIt (mark-it) //----- //
            module @f attributes {test.marked} {
            }

            // -----// IR Dump After MarkIt (mark-it) //----- //
            module @"g/.." attributes {test.marked} {
            }

            """);
  }

  @Test
  void dump_moduleScopeWithThreads_isRejected() {
    assertThat(ToolRun.of(TWO, NESTED, "--mlir-print-ir-before-all", "--mlir-print-ir-module-scope").err())
        .isEqualTo("<unknown>:0: error: IR print for module scope can't be setup on a pass-manager without disabling "
            + "multi-threading first.\n\n");
  }

  @Test
  void dump_moduleScope_namesOperation() {
    String err = ToolRun.of(TWO, NESTED, "--mlir-print-ir-before=mark-it,keep-it", "--mlir-print-ir-module-scope",
        "--mlir-disable-threading").err();

    assertThat(err).startsWith("""
        // -----// IR Dump Before KeepIt (keep-it) ('builtin.module' operation) //----- //
        module {
          module @f {
          }
          module @"g/.." {
          }
        }


        // -----// IR Dump Before MarkIt (mark-it) ('builtin.module' operation: @f) //----- //
        module {
          module @f {
          }
        """);
  }

  @Test
  void dump_afterFailure_printsFailedPassOnly() {
    ToolRun run = ToolRun.of("module @f {}", "--mark-it", "--fail-it", "--mlir-print-ir-after-failure");

    assertThat(run).isEqualTo(new ToolRun(1, "", """
        <stdin>:1:1: error: this had to fail
        module @f {}
        ^
        // -----// IR Dump After FailIt Failed (fail-it) //----- //
        module @f attributes {test.marked} {
        }


        """));
  }

  @Test
  void dump_afterFailureAndChange_printsUnchangedFailure() {
    assertThat(ToolRun.of("module @f {}", "--mark-it", "--fail-it", "--mlir-print-ir-after=fail-it",
        "--mlir-print-ir-after-change").err()).contains("// -----// IR Dump After FailIt Failed (fail-it) //----- //");
  }

  @Test
  void dump_afterChangeAlone_printsNothing() {
    assertThat(ToolRun.of("module @f {}", "--mark-it", "--mlir-print-ir-after-change").err()).isEmpty();
  }

  @Test
  void dumpTree_unwritableFolder_reportsAndGoesOn(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Path taken = Files.createDirectories(folder.resolve("builtin_module_f/0_keep-it.mlir"));

    ToolRun inFile = ToolRun.of("module @f {}", "--keep-it", "--mlir-print-ir-after-all",
        "--mlir-print-ir-tree-dir=" + file);
    assertThat(inFile).isEqualTo(new ToolRun(0, "module @f {\n}\n\n",
        "Error while creating directory " + file + "/builtin_module_f: Not a directory\n"));
    ToolRun onFolder = ToolRun.of("module @f {}", "--keep-it", "--mlir-print-ir-after-all",
        "--mlir-print-ir-tree-dir=" + folder);
    assertThat(onFolder.err()).isEqualTo("Error opening output file " + taken + ": cannot open output file '" + taken
        + "': Is a directory\n");
    assertThat(onFolder.status()).isZero();
  }

  @Test
  void dumpTree_nestedOperations_mirrorsProgram(@TempDir Path folder) throws IOException {
    ToolRun run = ToolRun.of(TWO, NESTED, "--mlir-print-ir-after-all", "--mlir-print-ir-tree-dir=" + folder);

    assertThat(run.err()).isEmpty();
    assertThat(files(folder)).containsExactly(
        "builtin_module_no-symbol-name/0_keep-it.mlir",
        "builtin_module_no-symbol-name/1_keep-it.mlir",
        "builtin_module_no-symbol-name/builtin_module_f/0_0_mark-it.mlir",
        "builtin_module_no-symbol-name/builtin_module_f/0_1_mark-it.mlir",
        "builtin_module_no-symbol-name/builtin_module_g_../0_0_mark-it.mlir",
        "builtin_module_no-symbol-name/builtin_module_g_../0_1_mark-it.mlir");
    assertThat(Files.readString(folder.resolve("builtin_module_no-symbol-name/builtin_module_f/0_0_mark-it.mlir")))
        .isEqualTo("// -----// IR Dump After MarkIt (mark-it) //----- //\nmodule @f attributes {test.marked} {\n}\n\n");
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).map(file -> folder.relativize(file).toString()).sorted().toList();
    }
  }
}
