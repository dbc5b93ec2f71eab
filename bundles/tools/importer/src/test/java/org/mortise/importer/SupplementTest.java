// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.dialect.ods.OdsDialect;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Snapshot;

/** The tool with the dialect of definitions: it reads supplements, and loads what it has made. */
class SupplementTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir
  private Path folder;

  private int run(String supplement, String... arguments) throws IOException {
    Files.writeString(folder.resolve("s.mlir"), supplement);
    if (!Files.exists(folder.resolve("Small.json"))) {
      Files.copy(Definitions.FOLDER.resolve("Small.json"), folder.resolve("Small.json"));
    }
    String[] line = new String[arguments.length + 3];
    System.arraycopy(new String[] {"--json=Small.json", "--with=s.mlir", "--report=report"}, 0, line, 0, 3);
    System.arraycopy(arguments, 0, line, 3, arguments.length);
    Snapshot snapshot = Snapshot.builder().add(new OdsDialect()).build();
    return new ImportTool(() -> snapshot)
        .run(Invocation.of(line, InputStream.nullInputStream(), out, err).inDirectory(folder));
  }

  private String text() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void run_supplement_replacesKeysAndAddsDeclarations() throws IOException {
    assertThat(run("""
        ods.dialect @small {
          ods.operation @end {format = "$values attr-dict `:` type($values) `,` $odd `:` type($odd)"}
          ods.operation @other {results = ["x: i32"], format = "attr-dict"}
        }
        ods.dialect @another {
          ods.operation @end {format = "attr-dict"}
        }""")).isZero();
    assertThat(text()).contains("odd: @Odd\"],\n    traits = [\"terminator\"],\n    format = \"$values attr-dict `:`")
        .contains("ods.operation @other {\n    results = [\"x: i32\"],\n    format = \"attr-dict\"\n  }")
        .doesNotContain("another");
    assertThat(Files.readString(folder.resolve("report"))).doesNotContain("generic form");
  }

  private String message() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void run_formatThatCannotBeLoaded_isAnError() throws IOException {
    assertThat(run("ods.dialect @small { ods.operation @add {format = \"custom<Strange>($lhs)\"} }")).isEqualTo(1);
    assertThat(message()).startsWith("mortise-import: s.mlir:1:22: 'small.add' is refused with this supplement: ")
        .contains("Strange");
    assertThat(text()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "ods.operation @add {formatt = \"attr-dict\"}",
      "ods.operation @add {types = [\"sum = nope(lhs)\"]}",
      "ods.operation @add {interfaces = [\"loop(nope)\"]}",
      "ods.operation @add {traits = [\"nope\"]}",
      "ods.operation @add {operands = [\"lhs: nope\"]}",
      "ods.operation @end {results = [\"x: !small.other\"]}",
      "ods.operation @new {operands = [\"lhs: nope\"]}",
      "ods.type @t {parameters = [\"unit: type\"], format = \"`<` $nope `>`\"}",
      "ods.constraint @Odd {accepts = \"nope\"}"})
  void run_mistake_isAnErrorAtItsLine(String declaration) throws IOException {
    assertThat(run("ods.dialect @small {\n  " + declaration + "\n}")).isEqualTo(1);
    assertThat(message()).startsWith("mortise-import: s.mlir:2:3: '").contains(" is refused with this supplement: ");
    assertThat(text()).isEmpty();
  }

  @Test
  void run_mistakeInDialectItself_isAnErrorAtItsLine() throws IOException {
    assertThat(run("\nods.dialect @small attributes {nope = \"x\"} {}")).isEqualTo(1);
    assertThat(message()).startsWith("mortise-import: s.mlir:2:1: 'small' is refused with this supplement: ");
  }

  @Test
  void run_supplementOfOtherDialects_isAnError() throws IOException {
    assertThat(run("ods.dialect @another { ods.type @t }")).isEqualTo(1);
    assertThat(message()).isEqualTo("mortise-import: 's.mlir' supplements another; imported are small\n");
  }

  @Test
  void run_outputIsInput_isAnError() throws IOException {
    assertThat(run("ods.dialect @small { ods.type @t }", "-o", "./s.mlir")).isEqualTo(1);
    assertThat(message()).isEqualTo("mortise-import: './s.mlir' is an input; it would be overwritten\n");
    assertThat(Files.readString(folder.resolve("s.mlir"))).contains("ods.type");
  }

  @Test
  void run_wrongSupplement_isReportedAtItsLine() throws IOException {
    assertThat(run("ods.dialect @small {\n  ods.operation @end {format = }\n}")).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("s.mlir:2:31: error: ");
    assertThat(text()).isEmpty();
  }

  @Test
  void run_sameDeclarationTwice_isAnErrorAtTheSecond() throws IOException {
    assertThat(run("ods.dialect @small {\n  ods.type @t\n  ods.operation @t\n  ods.operation @t\n}")).isEqualTo(1);
    assertThat(message()).isEqualTo("mortise-import: s.mlir:4:3: two parts are 'ods.operation t'\n");
  }

  @Test
  void run_sameDialectTwice_isAnErrorAtTheSecond() throws IOException {
    assertThat(run("module {ods.dialect @small {}}\nods.dialect @small {}")).isEqualTo(1);
    assertThat(message()).isEqualTo("mortise-import: s.mlir:2:1: dialect 'small' is defined twice\n");
  }

  @Test
  void run_noDialect_isAnError() throws IOException {
    assertThat(run("module {}")).isEqualTo(1);
    assertThat(message()).isEqualTo("mortise-import: 's.mlir' has no ods.dialect, which a supplement must have\n");
  }

  @Test
  void run_reportToStandardOutput_followsDialect() throws IOException {
    assertThat(run("ods.dialect @small {ods.type @t}", "--report=/dev/stdout")).isZero();
    assertThat(text()).startsWith("// Made by").contains("}\nOperations in generic form only (1)\n");
  }

  @Test
  void run_interfaceOfSupplement_isNoLongerReported() throws IOException {
    JsonObject records = JsonParser.parseString(Definitions.smallJson()).getAsJsonObject();
    records.getAsJsonObject("Strange").addProperty("cppInterfaceName", "::mlir::DestinationStyleOpInterface");
    records.getAsJsonObject("Strange").getAsJsonArray("!superclasses").add("Interface");
    records.getAsJsonObject("EndOp").getAsJsonArray("traits")
        .add(JsonParser.parseString("{\"def\": \"Strange\", \"kind\": \"def\"}"));
    Files.writeString(folder.resolve("Small.json"), records.toString());
    assertThat(run("ods.dialect @small { ods.type @t }")).isZero();
    assertThat(Files.readString(folder.resolve("report"))).contains("    small.add small.end\n");
    assertThat(run("ods.dialect @small { ods.operation @end {interfaces = [\"destination(values)\"]} }")).isZero();
    assertThat(Files.readString(folder.resolve("report")))
        .contains("  DestinationStyleOpInterface\n    small.add\n");
  }
}
