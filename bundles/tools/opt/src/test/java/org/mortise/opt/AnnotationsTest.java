// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.mortise.analyses.dataflow.ReachabilityAnalysis;
import org.mortise.pipeline.Snapshot;

/** The flag {@code --annotate-analysis}. */
class AnnotationsTest {
  /** An analysis that is created, or that cannot be. */
  private record Named(String name, boolean isFaulty) implements AnalysisFactory {
    @Override
    public String summary() {
      return "";
    }

    @Override
    public DataFlowAnalysis create() {
      if (isFaulty) {
        throw new IllegalStateException("no such luck");
      }
      return new ReachabilityAnalysis();
    }
  }

  private static final Snapshot SNAPSHOT = Snapshot.builder().add(new Named("good", false)).add(new Named("bad", true))
      .noteMissingAnalysis("gone", "it was provided by bundle b").build();

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String analyses) throws IOException {
    byte[] program = "module { module {} }".getBytes(StandardCharsets.ISO_8859_1);
    return new OptTool(() -> SNAPSHOT).run(
        new String[] {"--annotate-analysis=" + analyses}, new ByteArrayInputStream(program), out, err);
  }

  @Test
  void annotate_nameOfAnalysis_addsAttributes() throws IOException {
    assertThat(run("good,good")).isZero();
    assertThat(out.toString()).isEqualToIgnoringWhitespace(
        "module { module attributes {facts.good = {after = true, before = true}} { } }");
  }

  @Test
  void annotate_similarName_isSuggested() throws IOException {
    assertThat(run("goud")).isEqualTo(1);
    assertThat(err.toString()).isEqualTo("mortise-opt: for the --annotate-analysis option: "
        + "there is no analysis 'goud'; did you mean 'good'?\n");
  }

  @Test
  void annotate_analysisOfFormerBundle_namesBundle() throws IOException {
    assertThat(run("gone")).isEqualTo(1);
    assertThat(err.toString()).contains("there is no analysis 'gone': it was provided by bundle b");
  }

  @Test
  void annotate_otherName_listsAnalyses() throws IOException {
    assertThat(run("something")).isEqualTo(1);
    assertThat(err.toString()).contains("there is no analysis 'something'; there is bad, good");
  }

  @Test
  void annotate_analysisThrows_reportsAnalysis() throws IOException {
    assertThat(run("bad")).isEqualTo(1);
    assertThat(err.toString()).contains("internal fault in analysis 'bad'", "no such luck");
    assertThat(out.toString()).isEmpty();
  }
}
