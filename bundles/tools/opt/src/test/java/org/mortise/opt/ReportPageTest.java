// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Snapshot;

/** The page that {@code --report} writes. */
class ReportPageTest {
  private static final String TWO = "module @f {}\nmodule @g {}\n";
  private static final String PIPELINE = "--pass-pipeline=builtin.module(keep-it,builtin.module(mark-it,keep-it))";

  @TempDir
  Path folder;

  private Path file() {
    return folder.resolve("report.html");
  }

  private ReportPage report(String input, String... arguments) {
    ToolRun.of(input, Stream.concat(Stream.of(arguments), Stream.of("--report=" + file())).toArray(String[]::new));
    return ReportPage.of(file());
  }

  @Test
  void report_nestedPass_listsChangedModules() {
    ReportPage page = report(TWO, PIPELINE);

    assertThat(page.block("index")).contains("[0,\"@f\",\"rest of module\",1,[2],0,0]")
        .contains("[0,\"@g\",\"rest of module\",1,[2],0,0]").contains("[0,\"(module)\",\"rest of module\",1,[],0,-1]");
    assertThat(page.block("b0")).contains("\"1\":{\"texts\":[").contains("test.marked");
    assertThat(page.html()).contains("<a href=\"#pass=2\">2</a>").contains("num-marked");
  }

  @Test
  void report_anyThreads_isSame() {
    String input = TWO.repeat(1) + "module @h {}\nmodule @i {}\nmodule @j {}\n";
    String[] arguments = {PIPELINE, "--report=" + file()};
    ToolRun.of(1, input, arguments);
    String one = ReportPage.of(file()).withoutTimes();
    ToolRun.of(4, input, arguments);

    assertThat(ReportPage.of(file()).withoutTimes()).isEqualTo(one);
  }

  @Test
  void report_failedPass_isMarkedWithItsError() {
    ReportPage page = report(TWO, "--pass-pipeline=builtin.module(builtin.module(fail-it{on=g}))");

    assertThat(page.html()).contains("<tr class=\"failed\">").contains("<strong>failed</strong>");
    assertThat(page.block("b0")).contains("this had to fail").contains("\"source\":[\"module @g {}\"");
  }

  @Test
  void report_nameWithMarkup_isEscaped() {
    ReportPage page = report("module {}\nmodule @\"</script><b>'&\" {}\n",
        "--pass-pipeline=builtin.module(builtin.module(mark-it,fail-it{on=<b>}))");

    assertThat(page.html()).doesNotContain("<b>").doesNotContain("'&\"");
    assertThat(page.block("index")).contains("\"@</script><b>'&\"");
  }

  @Test
  void report_splitInput_hasAllParts() {
    ReportPage page = report("module @f {}\n// -----\nmodule @f {}\n", "--split-input-file",
        "--pass-pipeline=builtin.module(mark-it)");

    assertThat(page.block("index")).contains("\"functions\":[[0,").contains(",[1,");
    assertThat(page.html()).contains("<dd>&lt;stdin&gt; (2 parts)</dd>");
    assertThat(page.html()).contains("<a href=\"#pass=0\">2</a>");
  }

  @Test
  void report_syntaxError_hasMessage() {
    ReportPage page = report("module {", PIPELINE);

    assertThat(page.block("index")).contains("\"loose\":[[\"error\",");
  }

  @Test
  void report_missingFolder_isErrorBeforeRun() {
    String path = folder.resolve("none/report.html").toString();
    ToolRun run = ToolRun.of(TWO, PIPELINE, "--report=" + path);

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("cannot open output file '" + path + "': No such file or directory\n");
  }

  @Test
  void report_fileOfInputOrOutput_isRefused() throws IOException {
    Path input = Files.writeString(folder.resolve("a.mlir"), TWO);
    String path = folder.resolve("./a.mlir").toString();
    ToolRun overInput = ToolRun.of("", PIPELINE, input.toString(), "--report=" + path);
    String output = folder.resolve("b").toString();
    ToolRun overOutput = ToolRun.of(TWO, PIPELINE, "-o", output, "--report=" + output);

    assertThat(overInput.status()).isEqualTo(1);
    assertThat(overInput.err()).isEqualTo("cannot open output file '" + path + "': it is the input of the run\n");
    assertThat(input).hasContent(TWO);
    assertThat(overOutput.err()).endsWith("it is the output of the run\n");
    assertThat(folder.resolve("b")).doesNotExist();
    assertThat(ToolRun.of(TWO, "--report=-").err()).contains("requires the name of a file");
  }

  @Test
  void report_directory_isErrorBeforeRun() {
    ToolRun run = ToolRun.of(TWO, PIPELINE, "--report=" + folder);

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("cannot open output file '" + folder + "': Is a directory\n");
  }

  @Test
  void report_linkToNewFile_createsThatFile() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.html"), Path.of("new.html"));
    ToolRun run = ToolRun.of(TWO, PIPELINE, "--report=" + link);

    assertThat(run.err()).isEmpty();
    assertThat(link).isSymbolicLink();
    assertThat(folder.resolve("new.html")).content().endsWith("</html>\n");
  }

  @Test
  void report_linkToNewOutput_isRefused() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.html"), Path.of("out.mlir"));
    ToolRun run = ToolRun.of(TWO, PIPELINE, "--report=" + link, "-o", folder.resolve("out.mlir").toString());

    assertThat(run.err()).endsWith("it is the output of the run\n");
    assertThat(folder.resolve("out.mlir")).doesNotExist();
  }

  @Test
  void report_linksInCircle_isError() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.html"), Path.of("link.html"));

    assertThat(ToolRun.of(TWO, PIPELINE, "--report=" + link).err()).endsWith("Too many levels of symbolic links\n");
  }

  @Test
  void reportAgainst_earlierPage_hasDataOfBoth() throws IOException {
    report("module @f {}", "--pass-pipeline=builtin.module(keep-it)");
    String earlier = ReportPage.of(file()).block("index");
    Path copy = Files.copy(file(), folder.resolve("earlier.html"));
    ReportPage page = report("module @f {}", PIPELINE, "--report-against=" + copy);

    assertThat(page.block("old-index")).isEqualTo(earlier);
    assertThat(page.block("old-steps")).contains("\"keep-it\"").doesNotContain("mark-it");
    assertThat(page.block("steps")).contains("\"mark-it\"");
  }

  @Test
  void reportAgainst_ownPage_isReadBeforeItIsWritten() {
    report("module @f {}", "--pass-pipeline=builtin.module(keep-it)");
    ReportPage page = report("module @f {}", PIPELINE, "--report-against=" + file());

    assertThat(page.block("old-steps")).doesNotContain("mark-it");
  }

  @Test
  void reportAgainst_noReport_isErrorAndNothingIsWritten() throws IOException {
    report("module @f {}", PIPELINE);
    String page = Files.readString(file());
    Path cut = Files.writeString(folder.resolve("cut.html"), page.substring(0, page.length() / 2));
    Path other = Files.writeString(folder.resolve("other.html"), "<html></html>\n");
    String now = "--report=" + folder.resolve("now.html");

    assertThat(ToolRun.of(TWO, now, "--report-against=" + cut).err())
        .isEqualTo("cannot open input file '" + cut + "': the report is not complete\n");
    assertThat(ToolRun.of(TWO, now, "--report-against=" + other).err())
        .isEqualTo("cannot open input file '" + other + "': this is no report of this version\n");
    assertThat(ToolRun.of(TWO, now, "--report-against=" + folder.resolve("none")).err()).contains("No such file");
    assertThat(folder.resolve("now.html")).doesNotExist();
  }

  @Test
  void reportAgainst_withoutReport_isError() {
    assertThat(ToolRun.of(TWO, "--report-against=a.html").err())
        .isEqualTo("mortise-opt: for the --report-against option: requires --report\n");
  }

  @Test
  void report_passThrows_hasPassesBeforeIt() throws IOException {
    PassFactory thrower = new PassFactory() {
      @Override
      public PassSpec spec() {
        return PassSpec.of("throw-it", "Throws");
      }

      @Override
      public Pass create(PassOptions options) {
        return (op, run) -> {
          throw new IllegalStateException("on purpose");
        };
      }
    };
    Snapshot snapshot = Snapshot.builder().add(thrower).add(ToolRun.SNAPSHOT.pass("mark-it")).build();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] arguments = {"--mark-it", "--throw-it", "--report=" + file()};
    InputStream input = new ByteArrayInputStream(TWO.getBytes(StandardCharsets.US_ASCII));

    int status = new OptTool(() -> snapshot).run(Invocation.of(arguments, input, new ByteArrayOutputStream(), err));

    assertThat(status).isNotZero();
    assertThat(err.toString(StandardCharsets.US_ASCII)).contains("throw-it").doesNotContain("\tat ");
    ReportPage page = ReportPage.of(file());
    assertThat(page.html()).endsWith("</html>\n").contains("<strong>failed</strong>");
    assertThat(page.block("b0")).contains("test.marked");
  }
}
