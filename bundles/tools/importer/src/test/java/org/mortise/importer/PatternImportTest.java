// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.dialect.ods.OdsDialect;
import org.mortise.importer.records.Records;
import org.mortise.importer.report.ImportReport.Topic;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Snapshot;

/** Rewrite patterns become canonicalization patterns, and what cannot be translated is reported. */
class PatternImportTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir
  private Path folder;

  private static String json() throws IOException {
    return Files.readString(Definitions.FOLDER.resolve("Folds.json"));
  }

  private static Importer importer(String source) throws IOException {
    return new Importer().add(Records.read(new StringReader(json())), source);
  }

  private int run(String supplement) throws IOException {
    Files.writeString(folder.resolve("s.mlir"), supplement);
    Files.writeString(folder.resolve("Folds.json"), json());
    Snapshot snapshot = Snapshot.builder().add(new OdsDialect()).build();
    String[] line = {"--json=Folds.json", "--with=s.mlir", "--report=report"};
    return new ImportTool(() -> snapshot)
        .run(Invocation.of(line, InputStream.nullInputStream(), out, err).inDirectory(folder));
  }

  private String text() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void run_patterns_givesExpectedFile() throws IOException {
    Importer importer = importer("Folds.td");
    Definitions.check(importer.run(), "Folds.expected.irdl.mlir");
    Definitions.check(importer.report().toString(), "Folds.expected.report");
  }

  /** The loader refuses patterns whose result types cannot be inferred. */
  @Test
  void run_withLoader_keepsPatternsThatCanBeLoaded() throws IOException {
    assertThat(run("ods.dialect @folds {}")).isZero();
    assertThat(text()).contains("ods.pattern @CopyOfCopy").contains("ods.pattern @Folds_117")
        .doesNotContain("ods.pattern @Endless");
    assertThat(Files.readString(folder.resolve("report")))
        .contains("the pattern matches its own result, so it is applied without end\n    Endless\n");
  }

  @Test
  void run_patternOfSupplement_isAddedAndNoLongerReported() throws IOException {
    assertThat(run("""
        ods.dialect @folds {
          ods.pattern @Unknown1 {match = "folds.add($x, $y)", replace = "$x", where = ["same_type($x, $y)"], benefit = 7}
          ods.pattern @CopyOfCopy {where = []}
        }""")).isZero();
    assertThat(text()).contains("where = [\"same_type($x, $y)\"], benefit = 7}")
        .contains("replace = \"folds.copy($x)\",\n    where = [],\n    benefit = 4");
    assertThat(Files.readString(folder.resolve("report"))).doesNotContain("Unknown1").contains("Unknown2");
  }

  @Test
  void run_wrongPatternOfSupplement_isAnError() throws IOException {
    String wrong = "ods.dialect @folds { ods.pattern @p {match = \"folds.add($x)\", replace = \"$x\"} }";
    assertThat(run(wrong)).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("mortise-import: s.mlir:1:22: 'p' is refused with "
        + "this supplement: 'folds.add' has 2 operands, but the pattern states 1\n");
  }

  @Test
  void run_supplementThatBreaksImportedPattern_isAnErrorAtItsLine() throws IOException {
    assertThat(run("ods.dialect @folds {\n  ods.operation @add {operands = [\"lhs: any\"]}\n}")).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("mortise-import: s.mlir:2:3: 'Conditions' is refused "
        + "with this supplement: 'folds.add' has 1 operand, but the pattern states 2\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Other.td", "Folds.td"})
  void run_patternsOfIncludedFile_areImportedIfNothingElseIsGiven(String source) throws IOException {
    assertThat(importer(source).run()).contains("ods.pattern @CopyOfCopy");
  }

  @Test
  void run_patternsOfIncludedFile_areIgnoredBesideDefinitions() throws IOException {
    String moved = json().replaceAll("\"!locs\": \\[\"Folds.td:(\\d\\d)\"\\]", "\"!locs\": [\"Other.td:$1\"]");
    Importer importer = new Importer().add(Records.read(new StringReader(moved)), "Other.td");
    assertThat(importer.run()).contains("ods.operation @copy").contains("ods.pattern @CopyOfCopy")
        .doesNotContain("ods.pattern @SinkOfZero");
    assertThat(importer.report().count(Topic.PATTERNS)).isZero();
  }
}
