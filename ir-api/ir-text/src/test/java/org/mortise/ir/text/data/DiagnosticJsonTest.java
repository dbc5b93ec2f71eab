// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Remark;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.NameLoc;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;

/** Diagnostics as JSON and as SARIF. */
class DiagnosticJsonTest {
  private final Context context = Contexts.builder().build();

  private Location at(String file, int line, int column) {
    return new FileLineColLoc(context, file, line, column);
  }

  private static SarifLog log() {
    return new SarifLog("tool", "1.0", Map.of("parser", "Must be {well} formed.")::get);
  }

  private Diagnostic error() {
    return Diagnostic.error(at("a.mlir", 1, 2), "use of \"x\"\n{0}").withRule("parser")
        .note(at("b.mlir", 3, 4), "defined here");
  }

  private Diagnostic remark() {
    return new Diagnostic(Severity.REMARK, at("a.mlir", 5, 6), "freed").withRemark(new Remark(
        Remark.Kind.PASSED, "p", "Freed", "f", List.of(new Remark.Argument("Bytes", "8", at("a.mlir", 7, 8))), "run"));
  }

  @Test
  void line_errorWithNote_hasPlaces() {
    assertThat(DiagnosticJson.line(error())).isEqualTo("{\"severity\":\"error\",\"rule\":\"parser\","
        + "\"message\":\"use of \\\"x\\\"\\n{0}\",\"location\":{\"file\":\"a.mlir\",\"line\":1,\"column\":2},"
        + "\"notes\":[{\"message\":\"defined here\",\"location\":{\"file\":\"b.mlir\",\"line\":3,\"column\":4}}]}\n");
  }

  @Test
  void line_remark_hasData() {
    assertThat(DiagnosticJson.line(remark())).isEqualTo("{\"severity\":\"remark\",\"rule\":\"p/Freed\","
        + "\"message\":\"freed\",\"location\":{\"file\":\"a.mlir\",\"line\":5,\"column\":6},\"remark\":{"
        + "\"kind\":\"passed\",\"pass\":\"p\",\"name\":\"Freed\",\"function\":\"f\",\"arguments\":[{\"key\":\"Bytes\","
        + "\"value\":\"8\",\"location\":{\"file\":\"a.mlir\",\"line\":7,\"column\":8}}]}}\n");
  }

  @Test
  void line_callSite_hasCallers() {
    Diagnostic error = Diagnostic.error(new CallSiteLoc(at("a.mlir", 1, 1), at("b.mlir", 2, 2)), "m");

    assertThat(DiagnosticJson.line(error)).contains("\"location\":{\"file\":\"a.mlir\",\"line\":1,\"column\":1},"
        + "\"callers\":[{\"file\":\"b.mlir\",\"line\":2,\"column\":2}]");
  }

  @Test
  void line_unknownPlace_hasNoLocation() {
    assertThat(DiagnosticJson.line(Diagnostic.error(UnknownLoc.of(context), "m")))
        .isEqualTo("{\"severity\":\"error\",\"rule\":\"pipeline\",\"message\":\"m\"}\n");
  }

  @Test
  void line_anyCharacter_isAsciiEscapedOrUtf8() {
    Diagnostic error = Diagnostic.error(UnknownLoc.of(context), "\0\u001f\u007f\u00c3\u00a4\u00ff\\");

    assertThat(DiagnosticJson.line(error)).contains("\"message\":\"\\u0000\\u001f\u007f\u00e4\ufffd\\\\\"");
  }

  @Test
  void sarif_severalResults_shareRules() {
    SarifLog log = log();
    log.add(error());
    log.add(remark());
    log.add(error());

    assertThat(log.text())
        .startsWith("{\"$schema\":\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/")
        .contains("\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"tool\",\"version\":\"1.0\","
            + "\"rules\":[{\"id\":\"parser\",\"shortDescription\":{\"text\":\"Must be {{well}} formed.\"}},"
            + "{\"id\":\"p/Freed\",\"name\":\"Freed\"}]}},\"columnKind\":\"unicodeCodePoints\",\"results\":[\n")
        .contains("\n{\"ruleId\":\"parser\",\"ruleIndex\":0,\"level\":\"error\",\"message\":{\"text\":"
            + "\"use of \\\"x\\\"\\n{{0}}\"},\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":"
            + "\"a.mlir\"},\"region\":{\"startLine\":1,\"startColumn\":2}}}],\"relatedLocations\":[{"
            + "\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"b.mlir\"},\"region\":{\"startLine\":3,"
            + "\"startColumn\":4}},\"message\":{\"text\":\"defined here\"}}]},\n")
        .contains("\n{\"ruleId\":\"p/Freed\",\"ruleIndex\":1,\"level\":\"note\"")
        .contains("\"properties\":{\"kind\":\"passed\",\"pass\":\"p\",\"function\":\"f\",\"arguments\":["
            + "{\"key\":\"Bytes\",\"value\":\"8\"}]}")
        .endsWith("]}]}\n");
  }

  @Test
  void sarif_fileNames_areReferences() {
    SarifLog log = log();
    log.add(Diagnostic.error(at("/a b/\u00c3\u00a4.mlir", 0, 0), "m"));
    log.add(Diagnostic.error(at("C:x", 1, 1), "m"));

    assertThat(log.text()).contains("{\"artifactLocation\":{\"uri\":\"file:///a%20b/%C3%A4.mlir\"}}")
        .contains("\"uri\":\"C%3Ax\"");
  }

  @Test
  void sarif_noDiagnostics_isEmptyRun() {
    assertThat(log().text()).endsWith("\"rules\":[]}},\"columnKind\":\"unicodeCodePoints\","
        + "\"results\":[]}]}\n");
  }

  @Test
  void sarif_knownText_columnsCountCharacters() {
    SarifLog log = new SarifLog("tool", "1.0", rule -> null);
    log.addSource(SourceText.of("a.mlir", "a\nx\u00e4\ud83d\ude00 y\n".getBytes(StandardCharsets.UTF_8)));
    log.add(Diagnostic.error(at("a.mlir", 2, 9), "m"));
    log.add(Diagnostic.error(at("a.mlir", 2, 1), "m"));
    log.add(Diagnostic.error(at("a.mlir", 9, 9), "m"));
    log.add(Diagnostic.error(at("b.mlir", 2, 9), "m"));

    assertThat(log.text()).containsSubsequence("{\"startLine\":2,\"startColumn\":5}",
        "{\"startLine\":2,\"startColumn\":1}", "{\"startLine\":9,\"startColumn\":9}",
        "{\"startLine\":2,\"startColumn\":9}");
  }

  @Test
  void sarif_placeNotInFile_isMessageOfLocation() {
    SarifLog log = new SarifLog("tool", "1.0", rule -> null);
    log.add(Diagnostic.error(new NameLoc("x", UnknownLoc.of(context)), "m"));

    assertThat(log.text()).contains("\"locations\":[{\"message\":{\"text\":\"loc(\\\"x\\\")\"}}]");
  }
}
