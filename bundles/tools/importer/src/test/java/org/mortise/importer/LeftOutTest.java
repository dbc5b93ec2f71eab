// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.importer.internal.file.Refusals.Refusal;
import org.mortise.importer.report.ImportReport.Topic;

/** Definitions that are left out are in the report. */
class LeftOutTest {
  private static Importer importer(String definition, String opName) throws IOException {
    JsonObject records = JsonParser.parseString(Definitions.smallJson()).getAsJsonObject();
    records.getAsJsonObject(definition).addProperty("opName", opName);
    return Definitions.importer(records.toString());
  }

  @Test
  void run_sameOperationNameTwice_isReported() throws IOException {
    Importer importer = importer("EndOp", "add");
    assertThat(importer.run()).contains("@add {\n    summary = \"Adds\"");
    assertThat(importer.report().notes(Topic.LEFT_OUT))
        .containsEntry("another definition of 'small.add' exists", Set.of("EndOp"));
    assertThat(importer.report().summary()).contains("1 definitions left out").doesNotContain("generic form");
  }

  @Test
  void run_invalidOperationName_isReported() throws IOException {
    for (String name : List.of("", "a-1 \"q")) {
      Importer importer = importer("EndOp", name);
      assertThat(importer.run()).contains("@add").doesNotContain("\"a-1");
      assertThat(importer.operations()).isEqualTo(1);
      assertThat(importer.report().notes(Topic.LEFT_OUT))
          .containsEntry("'" + name + "' is no name of an operation", Set.of("EndOp"));
    }
  }

  @Test
  void run_refusedOperation_isOnlyInNotesOfLeftOut() throws IOException {
    Importer importer = Definitions.importer(Definitions.smallJson());
    importer.run(text -> {
      int line = text.lines().toList().indexOf("  ods.operation @end {");
      return line < 0 ? List.of() : List.of(new Refusal(line + 1, "wrong"));
    });
    assertThat(importer.report().notes(Topic.LEFT_OUT)).containsEntry("wrong", Set.of("small.end"));
    assertThat(importer.report().toString()).containsOnlyOnce("small.end");
  }
}
