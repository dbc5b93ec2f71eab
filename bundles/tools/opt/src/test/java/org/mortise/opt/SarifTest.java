// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Snapshot;

/** The logs of runs with {@code --diagnostics-format=sarif} are valid by the schema of SARIF 2.1.0. */
class SarifTest {
  private static final String SCHEMA = "/schema/sarif-schema-2.1.0.json";

  /** Reports a remark, a warning and an error with a note about each module inside the root. */
  private static final PassFactory COMPLAIN = new PassFactory() {
    @Override
    public PassSpec spec() {
      return PassSpec.of("complain", "Reports {everything}");
    }

    @Override
    public Pass create(PassOptions options) {
      return (root, run) -> root.walkPreOrder(op -> {
        if (op == root) {
          return;
        }
        run.remark(Remark.Kind.MISSED, "Seen", op).with("Text", "a \"{b}\"\n\u00c3\u00a4\u00ff\0").message("{seen}")
            .note(op.location(), "here").emit();
        run.emit(op.opError("is {wrong}").note(op.location(), "because").withRule("complain/Wrong"));
        run.emit(Diagnostic.error(op.location(), "fails"));
      });
    }
  };

  private static Schema schema;

  @TempDir
  private Path folder;

  @BeforeAll
  static void readSchema() throws IOException {
    try (InputStream text = SarifTest.class.getResourceAsStream(SCHEMA)) {
      schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7).getSchema(text);
    }
  }

  private static List<Error> errors(String log) {
    return schema.validate(log, InputFormat.JSON,
        context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
  }

  /** Returns the standard error of a run on a file, which is only the log. */
  private String log(String name, String program, String... flags) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, program);
    String[] line = new String[flags.length + 2];
    System.arraycopy(flags, 0, line, 0, flags.length);
    line[flags.length] = "--diagnostics-format=sarif";
    line[flags.length + 1] = name;
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Snapshot snapshot = Snapshot.builder().add(COMPLAIN).build();
    new OptTool(() -> snapshot).run(Invocation.of(line, new ByteArrayInputStream(new byte[0]),
        new ByteArrayOutputStream(), err).inDirectory(folder));
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void schema_invalidLog_isRejected() {
    assertThat(errors("{\"version\":\"2.1.0\",\"runs\":[{\"tool\":{}}]}")).isNotEmpty();
    assertThat(errors("{\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"a\"}},\"results\":["
        + "{\"message\":{\"text\":\"m\"},\"locations\":[{\"physicalLocation\":{\"artifactLocation\":"
        + "{\"uri\":\"a b\"}}}]}]}]}")).as("a blank in a reference").isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "loc(unknown)", "loc(\"a \\22b\\22 \u00e4.mlir\":3:7)", "loc(\"a\":0:0)", "loc(\"name\")",
      "loc(\"n\"(\"f\":1:2))", "loc(fused[\"a\":1:2, \"b\":3:4])", "loc(fused<\"data\">[unknown, \"x\"])",
      "loc(fused[])", "loc(callsite(\"a\":1:2 at \"b\":3:4))",
      "loc(callsite(\"x\" at callsite(\"/c d\":1:2 at unknown)))"})
  void location_ofAnyKind_isValid(String location) throws IOException {
    String log = log("in.mlir", "module {\n  module {\n  } " + location + "\n}\n", "--complain", "--remarks");

    assertThat(errors(log)).isEmpty();
    assertThat(log).contains("{\"id\":\"complain/Seen\",\"name\":\"Seen\",\"shortDescription\":{\"text\":"
        + "\"A decision of the pass complain: Reports {{everything}}.\"}}", "\"level\":\"error\"", "{{seen}}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a b.mlir", "%41#?.mlir", "\u00e4\ud83d\ude00.mlir", "x:y.mlir", "a\"b'\\.mlir", "d/in.mlir"})
  void fileName_anyCharacters_isReference(String name) throws IOException {
    assertThat(errors(log(name, "module {"))).isEmpty();
  }

  @Test
  void noDiagnostics_emptyLog_isValid() throws IOException {
    String log = log("in.mlir", "module {}");

    assertThat(errors(log)).isEmpty();
    assertThat(log).contains("\"results\":[]");
  }

  @Test
  void splitInput_locations_referToWholeFile() throws IOException {
    String log = log("in.mlir", "module {}\n// -----\nmodule @\"\u00e4\" { ?", "--split-input-file");

    assertThat(errors(log)).isEmpty();
    assertThat(log).contains("{\"uri\":\"in.mlir\"},\"region\":{\"startLine\":3,\"startColumn\":14}");
  }

  @Test
  void verifyDiagnostics_differences_areResults() throws IOException {
    String log = log("in.mlir", "// expected-error @+1 {{no such}}\nmodule {", "--verify-diagnostics");

    assertThat(errors(log)).isEmpty();
    assertThat(log).contains("unexpected error: expected operation name", "expected error \\\"no such\\\" was not")
        .contains("{\"id\":\"verify-diagnostics\",\"shortDescription\"");
  }

  @Test
  void severalInputs_anyNumberOfThreads_areOneLogInTheirOrder() throws IOException {
    Files.writeString(folder.resolve("a.mlir"), "module {");
    Files.writeString(folder.resolve("b.mlir"), "module { module {} }");

    String one = log("c.mlir", "?", "--complain", "--output-dir=out", "--jobs=1", "a.mlir", "b.mlir");
    String several = log("c.mlir", "?", "--complain", "--output-dir=out", "--jobs=3", "a.mlir", "b.mlir");

    assertThat(errors(one)).isEmpty();
    assertThat(one).isEqualTo(several).containsOnlyOnce("\"driver\"").containsSubsequence(
        "\"ruleId\":\"parser\",\"ruleIndex\":0", "a.mlir", "\"ruleId\":\"complain\",\"ruleIndex\":2", "b.mlir",
        "\"ruleId\":\"parser\",\"ruleIndex\":0", "c.mlir");
  }

  @Test
  void pipeline_doesNotExist_isValid() throws IOException {
    assertThat(errors(log("in.mlir", "module {}", "--pass-pipeline=builtin.module(none)"))).isEmpty();
  }
}
