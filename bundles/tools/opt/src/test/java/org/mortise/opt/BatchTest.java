// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.pipeline.Invocation;

/** Several inputs in one run. All names of files are relative to a folder of the run. */
class BatchTest {
  private static final String VALID = "module {\n}\n";
  private static final String MARKED = "module attributes {test.marked} {\n}\n\n";

  @TempDir Path folder;

  @Test
  void run_severalInputs_writesFileOfSameNameForEach() throws Exception {
    write("a.mlir", VALID);
    write("sub/b.mlir", VALID);

    ToolRun run = run("--mark-it", "--output-dir=out/deep", "a.mlir", "sub/b.mlir");

    assertThat(run).isEqualTo(new ToolRun(0, "", ""));
    assertThat(folder.resolve("out/deep/a.mlir")).hasContent(MARKED);
    assertThat(folder.resolve("out/deep/b.mlir")).hasContent(MARKED);
  }

  @Test
  void run_someInputsFail_writesOthersAndReportsInOrderOfInputs() throws Exception {
    List<String> line = new ArrayList<>(List.of("--output-dir=out"));
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < 50; i++) {
      write(i + ".mlir", i % 2 == 0 ? VALID : "wrong");
      line.add(i + ".mlir");
      if (i % 2 != 0) {
        expected.append(i).append(".mlir:1:1: error: custom op 'wrong' is unknown (tried 'builtin.wrong' as well)\n")
            .append("wrong\n^\n");
      }
    }
    for (String jobs : List.of("1", "4", "7")) {
      line.add("--jobs=" + jobs);

      ToolRun run = run(line.toArray(String[]::new));

      assertThat(run).isEqualTo(new ToolRun(1, "", expected.toString()));
      assertThat(folder.resolve("out/48.mlir")).hasContent(VALID + "\n");
      assertThat(folder.resolve("out/49.mlir")).doesNotExist();
    }
  }

  @Test
  void run_passPrints_printsInOrderOfInputs() throws Exception {
    write("a.mlir", VALID);
    write("b.mlir", VALID);

    ToolRun run = run("--keep-module", "--mlir-print-ir-after-all", "--output-dir=out", "--jobs=2", "b.mlir", "a.mlir");

    assertThat(run.err()).isEqualTo(("// -----// IR Dump After KeepModule (keep-module) //----- //\n" + VALID + "\n\n")
        .repeat(2));
  }

  @Test
  void run_missingInput_reportsItAndProcessesOthers() throws Exception {
    write("a.mlir", VALID);

    ToolRun run = run("--output-dir=out", "none.mlir", "a.mlir");

    assertThat(run).isEqualTo(
        new ToolRun(1, "", "cannot open input file 'none.mlir': No such file or directory\n"));
    assertThat(folder.resolve("out/a.mlir")).exists();
  }

  @Test
  void run_inputsWithSameName_isUsageError() throws Exception {
    ToolRun run = run("--output-dir=out", "a/x.mlir", "b/x.mlir");

    assertThat(run).isEqualTo(new ToolRun(1, "", "mortise-opt: for the --output-dir option: "
        + "'a/x.mlir' and 'b/x.mlir' would both be written to 'out/x.mlir'\n"));
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void run_outputFolderIsInputFolder_isUsageError() throws Exception {
    write("a/x.mlir", VALID);

    assertThat(run("--mark-it", "--output-dir=b/../a", "a/x.mlir")).isEqualTo(new ToolRun(1, "",
        "mortise-opt: for the --output-dir option: 'a/x.mlir' would be overwritten by its output\n"));
    assertThat(folder.resolve("a/x.mlir")).hasContent(VALID);
  }

  @Test
  void run_reportFolder_hasPageForEachInput() throws Exception {
    write("a.mlir", VALID);
    write("sub/b.mlir", VALID);
    write("c.mlir", "wrong");

    ToolRun run = run("--mark-it", "--output-dir=out", "--report=pages/deep", "a.mlir", "sub/b.mlir", "c.mlir");

    assertThat(run.status()).isEqualTo(1);
    assertThat(folder.resolve("out/b.mlir")).hasContent(MARKED);
    assertThat(page("pages/deep/a.mlir.html").block("b0")).contains("test.marked");
    assertThat(page("pages/deep/b.mlir.html").html())
        .contains("<title>mortise-opt --mark-it --output-dir=out --report=pages/deep sub/b.mlir</title>");
    assertThat(page("pages/deep/c.mlir.html").block("index")).contains("custom op 'wrong' is unknown");
  }

  @Test
  void run_reportAgainstFolder_comparesEachInput() throws Exception {
    write("a.mlir", VALID);
    write("b.mlir", VALID);
    run("--output-dir=out", "--report=before", "a.mlir");

    ToolRun run = run("--mark-it", "--output-dir=out", "--report=now", "--report-against=before", "a.mlir", "b.mlir");

    assertThat(run).isEqualTo(
        new ToolRun(1, "", "cannot open input file 'before/b.mlir.html': No such file or directory\n"));
    assertThat(page("now/a.mlir.html").block("old-steps")).doesNotContain("mark-it");
    assertThat(page("now/a.mlir.html").block("steps")).contains("mark-it");
    assertThat(folder.resolve("now/b.mlir.html")).doesNotExist();
  }

  @Test
  void run_reportOverOtherFile_isUsageError() throws Exception {
    write("x.mlir", VALID);
    write("in/x.mlir.html", VALID);

    assertThat(run("--output-dir=out", "--report=out", "x.mlir", "in/x.mlir.html").err()).endsWith(
        "'x.mlir' and 'in/x.mlir.html' would both be written to 'out/x.mlir.html'\n");
    assertThat(run("--output-dir=out", "--report=in", "x.mlir", "in/x.mlir.html").err()).endsWith(
        "'in/x.mlir.html' would be overwritten by that of 'x.mlir'\n");
    assertThat(folder.resolve("out")).doesNotExist();
  }

  private ReportPage page(String name) {
    return ReportPage.of(folder.resolve(name));
  }

  @Test
  void run_inputWithoutName_isUsageError() throws Exception {
    assertThat(run("--output-dir=out", "/").err()).endsWith("'/' is not a file\n");
  }

  @Test
  void run_flagWithOneOutput_isUsageError() throws Exception {
    assertThat(run("--output-dir=out", "-o", "x", "a.mlir")).isEqualTo(new ToolRun(1, "",
        "mortise-opt: for the --output-dir option: cannot be combined with -o, which names one file\n"));
  }

  @Test
  void run_noInputFiles_isUsageError() throws Exception {
    assertThat(run("--output-dir=out")).isEqualTo(new ToolRun(1, "",
        "mortise-opt: for the --output-dir option: requires input files, whose names the outputs get\n"));
  }

  @Test
  void run_outputFolderIsFile_reportsIt() throws Exception {
    write("out", "");

    assertThat(run("--output-dir=out", "a.mlir")).isEqualTo(
        new ToolRun(1, "", "cannot open output file 'out': File exists\n"));
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private ToolRun run(String... arguments) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = new OptTool(() -> ToolRun.SNAPSHOT)
        .run(Invocation.of(arguments, InputStream.nullInputStream(), out, err).inDirectory(folder));
    return new ToolRun(status, out.toString(StandardCharsets.ISO_8859_1), err.toString(StandardCharsets.ISO_8859_1));
  }
}
