// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Statistics and timing. */
class ReportsTest {
  private static final String NESTED =
      "--pass-pipeline=builtin.module(keep-it,builtin.module(mark-it,keep-it),foo.bar(keep-it),mark-it)";
  private static final String TWO = "module @f {}\nmodule @g {}";
  private static final String RULE = "===" + "-".repeat(73) + "===";

  @Test
  void statistics_pipelineDisplay_followsPipeline() {
    assertThat(ToolRun.of(TWO, NESTED, "--mlir-pass-statistics").err()).isEqualTo(RULE + """

                                 ... Pass statistics report ...
        """ + RULE + """

        KeepIt
        'builtin.module' Pipeline
          MarkIt
            (S) 2 num-marked - Number of operations marked
          KeepIt
        'foo.bar' Pipeline
          KeepIt
        MarkIt
          (S) 1 num-marked - Number of operations marked

        """);
  }

  @Test
  void statistics_listDisplay_sumsEachPass() {
    assertThat(ToolRun.of(TWO, NESTED, "--mlir-pass-statistics", "--mlir-pass-statistics-display=list").err())
        .endsWith(RULE + "\nMarkIt\n  (S) 3 num-marked - Number of operations marked\n\n");
  }

  @Test
  void statistics_json_followsPipeline() {
    assertThat(ToolRun.of(TWO, NESTED, "--mlir-pass-statistics", "--mlir-output-format=json").err()).isEqualTo("""
        [
        {"pass":"keep-it","title":"KeepIt","statistics":[]},
        {"pipeline":"builtin.module","passes":[
        {"pass":"mark-it","title":"MarkIt","statistics":[{"name":"num-marked","value":2,"description":"COUNTED"}]},
        {"pass":"keep-it","title":"KeepIt","statistics":[]}]},
        {"pipeline":"foo.bar","passes":[
        {"pass":"keep-it","title":"KeepIt","statistics":[]}]},
        {"pass":"mark-it","title":"MarkIt","statistics":[{"name":"num-marked","value":1,"description":"COUNTED"}]}]
        """.replace("COUNTED", "Number of operations marked"));
  }

  @Test
  void statistics_jsonList_sumsEachPass() {
    String err = ToolRun.of(TWO, NESTED, "--mlir-pass-statistics", "--mlir-pass-statistics-display=list",
        "--mlir-output-format=json").err();

    assertThat(err).isEqualTo("""
        [
        {"pass":"mark-it","title":"MarkIt","statistics":[{"name":"num-marked","value":3,"description":"COUNTED"}]}]
        """.replace("COUNTED", "Number of operations marked"));
  }

  /** The text is the same as MLIR's except for the numbers. */
  @Test
  void timing_json_nestsPasses() {
    String err = ToolRun.of(TWO, "--pass-pipeline=builtin.module(analyze-it,builtin.module(mark-it,keep-it))",
        "--mlir-timing", "--mlir-output-format=json", "--mlir-disable-threading").err();

    String numbers = "[ 0-9]{2}\\d\\.\\d";
    assertThat(err.replaceAll(numbers + "{4}", "TTTT").replaceAll(numbers, "PP")).isEqualTo("""
        [
        {"wall": {"duration": TTTT, "percentage": PP}, "name": "Parser", "passes": [
        {}]},
        {"wall": {"duration": TTTT, "percentage": PP}, "name": "AnalyzeIt", "passes": [
          {"wall": {"duration": TTTT, "percentage": PP}, "name": "(A) Nothing", "passes": [
          {}]},
        {}]},
        {"wall": {"duration": TTTT, "percentage": PP}, "name": "'builtin.module' Pipeline", "passes": [
          {"wall": {"duration": TTTT, "percentage": PP}, "name": "MarkIt", "passes": [
          {}]},
          {"wall": {"duration": TTTT, "percentage": PP}, "name": "KeepIt", "passes": [
          {}]},
        {}]},
        {"wall": {"duration": TTTT, "percentage": PP}, "name": "Output", "passes": [
        {}]},
        {"wall": {"duration": TTTT, "percentage": PP}, "name": "Rest"},
        {"wall": {"duration": TTTT, "percentage": PP}, "name": "Total"}
        ]
        """);
  }

  @Test
  void timing_jsonList_hasNoParts() {
    String err =
        ToolRun.of(TWO, NESTED, "--mlir-timing", "--mlir-output-format=json", "--mlir-timing-display=list").err();

    assertThat(err).startsWith("[\n{").contains("\"name\": \"root\"},\n").endsWith("\"name\": \"Total\"}\n]\n")
        .doesNotContain("passes");
  }

  @Test
  void timing_treeDisplay_nestsPasses() {
    List<String> lines = ToolRun.lines(ToolRun.of(TWO, NESTED, "--mlir-timing", "--mlir-disable-threading").err());

    assertThat(lines.get(1)).isEqualTo("                         ... Execution time report ...");
    assertThat(lines.get(3)).matches("  Total Execution Time: \\d+\\.\\d{4} seconds");
    assertThat(lines.get(5)).isEqualTo("  ----Wall Time----  ----Name----");
    assertThat(lines.subList(6, lines.size()))
        .allMatch(line -> line.matches(" {2}.{8} \\(.{5}%\\) {2}\\S.*| {2}.{8} \\(.{5}%\\) +\\S.*"));
    assertThat(lines.subList(6, lines.size())).extracting(line -> line.substring(21)).containsExactly(
        "Parser", "KeepIt", "Pipeline Collection : ['builtin.module', 'foo.bar']", "  'builtin.module' Pipeline",
        "    MarkIt",
        "    KeepIt", "  'foo.bar' Pipeline", "    KeepIt", "MarkIt", "Output", "Rest", "Total");
  }

  @Test
  void timing_pipelineInPass_followsPass() {
    String pipeline = "--pass-pipeline=builtin.module(keep-it,run-inside,run-inside,keep-it)";
    List<String> lines = ToolRun.lines(ToolRun.of(TWO, pipeline, "--mlir-timing", "--mlir-disable-threading").err());

    assertThat(lines.subList(6, lines.size())).extracting(line -> line.substring(21)).containsExactly(
        "Parser", "KeepIt",
        "RunInside", "'builtin.module' Pipeline", "  MarkIt", "  KeepIt",
        "RunInside", "'builtin.module' Pipeline", "  MarkIt", "  KeepIt",
        "KeepIt", "Output", "Rest", "Total");
  }

  @Test
  void timing_sharedAnalysis_countsForFirstPass() {
    String pipeline = "--pass-pipeline=builtin.module(analyze-it,analyze-it,mark-it,analyze-it)";
    List<String> lines = ToolRun.lines(ToolRun.of(TWO, pipeline, "--mlir-timing", "--mlir-disable-threading").err());

    assertThat(lines.subList(6, lines.size())).extracting(line -> line.substring(21)).containsExactly(
        "Parser", "AnalyzeIt", "  (A) Nothing", "AnalyzeIt", "MarkIt", "AnalyzeIt", "  (A) Nothing",
        "Output", "Rest", "Total");
  }

  @Test
  void timing_analysisOfParts_countsForPass() {
    List<String> lines = ToolRun.lines(ToolRun.of(1, TWO, "--analyze-parts", "--mlir-timing").err());

    assertThat(lines.subList(6, lines.size())).extracting(line -> line.substring(21))
        .containsExactly("Parser", "AnalyzeParts", "  (A) Nothing", "Output", "Rest", "Total");
  }

  @Test
  void timing_partsInSeveralThreads_addsTheirTimesToUserTime() {
    List<String> lines = ToolRun.lines(ToolRun.of(2, TWO, "--analyze-parts", "--mlir-timing").err());

    assertThat(lines.subList(6, lines.size())).extracting(line -> line.substring(40))
        .containsExactly("Parser", "AnalyzeParts", "  (A) Nothing", "Output", "Rest", "Total");
    double user = Double.parseDouble(lines.get(7).substring(2, 10));
    double wall = Double.parseDouble(lines.get(7).substring(21, 29));
    assertThat(user).isGreaterThanOrEqualTo(0.04).isGreaterThan(1.3 * wall);
  }

  @Test
  void timing_severalThreads_showsUserTime() {
    List<String> lines = ToolRun.lines(ToolRun.of(TWO, NESTED, "--mlir-timing").err());

    boolean parallel = Runtime.getRuntime().availableProcessors() > 1;
    assertThat(lines.get(5)).isEqualTo((parallel ? "  ----User Time----" : "") + "  ----Wall Time----  ----Name----");
  }

  @Test
  void timing_listDisplay_isSorted() {
    String err = ToolRun.of(TWO, NESTED, "--mlir-timing", "--mlir-timing-display=list", "--mlir-disable-threading")
        .err();

    List<String> names = ToolRun.lines(err).stream().skip(6).map(line -> line.substring(21)).toList();
    assertThat(names).first().isEqualTo("root");
    assertThat(names).contains("Parser", "KeepIt", "MarkIt", "'foo.bar' Pipeline").doesNotHaveDuplicates();
    assertThat(names).endsWith("Rest", "Total");
  }

  @Test
  void timing_unreadableProgram_isReported() {
    assertThat(ToolRun.lines(ToolRun.of("nonsense", "--mlir-timing").err()))
        .extracting(line -> line.length() < 21 ? "" : line.substring(21))
        .contains("Parser", "Rest", "Total").doesNotContain("Output");
  }
}
