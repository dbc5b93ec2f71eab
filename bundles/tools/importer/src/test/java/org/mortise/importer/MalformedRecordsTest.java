// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that {@code llvm-tblgen} does not print: they are imported, or lead to an error with a message. */
class MalformedRecordsTest {
  private static final List<String> VALUES = List.of("null", "1", "1.5", "-9223372036854775809", "\"text\"", "[]", "{}",
      "[null, {}, [], 7]", "{\"def\": \"nothing\", \"kind\": \"def\"}", "{\"def\": {}, \"kind\": \"def\"}",
      "{\"args\": [[]], \"kind\": \"dag\"}", "{\"args\": [[1, 2]], \"kind\": \"dag\"}", "{\"args\": 1}");

  /** Any other exception fails the test. */
  private static void run(String json) {
    try {
      Definitions.importer(json).run();
    } catch (IllegalArgumentException expected) {
      assertThat(expected.getMessage()).isNotBlank().doesNotContain("\n").doesNotContain("Exception");
    }
  }

  @Test
  void read_truncatedText_isRejected() throws IOException {
    String json = Definitions.smallJson();
    for (int length = 0; length < json.strip().length(); length += 7) {
      String text = json.substring(0, length);
      assertThatThrownBy(() -> Definitions.importer(text)).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "1", "{}", "{\"!instanceof\": []}", "no", "{\"!instanceof\": {}} {"})
  void read_otherText_isRejected(String json) {
    assertThatThrownBy(() -> Definitions.importer(json)).isInstanceOf(IllegalArgumentException.class)
        .message().doesNotContain("\n");
  }

  @Test
  void read_deeplyNestedText_isRejected() {
    assertThatThrownBy(() -> Definitions.importer("[".repeat(1_000_000))).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Small.json", "Folds.json"})
  void run_anyFieldWithOtherValue_endsWithMessage(String file) throws IOException {
    JsonObject records =
        JsonParser.parseString(Files.readString(Definitions.FOLDER.resolve(file))).getAsJsonObject();
    for (String name : List.copyOf(records.keySet())) {
      if (!(records.get(name) instanceof JsonObject fields)) {
        continue;
      }
      for (String field : List.copyOf(fields.keySet())) {
        JsonElement before = fields.get(field);
        for (String value : VALUES) {
          fields.add(field, JsonParser.parseString(value));
          run(records.toString());
        }
        fields.remove(field);
        run(records.toString());
        fields.add(field, before);
      }
    }
  }

  @Test
  void run_anyRecordMissing_endsWithMessage() throws IOException {
    JsonObject records = JsonParser.parseString(Definitions.smallJson()).getAsJsonObject();
    for (String name : List.copyOf(records.keySet())) {
      JsonElement before = records.remove(name);
      run(records.toString());
      records.add(name, before);
    }
  }

  @Test
  void run_anyReferenceToAnyRecord_endsWithMessage() throws IOException {
    JsonObject records = JsonParser.parseString(Definitions.smallJson()).getAsJsonObject();
    List<JsonObject> references = new ArrayList<>();
    collect(records, references);
    assertThat(references).hasSizeGreaterThan(20);
    for (JsonObject reference : references) {
      String before = reference.get("def").getAsString();
      for (String name : List.copyOf(records.keySet())) {
        reference.addProperty("def", name);
        run(records.toString());
      }
      reference.addProperty("def", before);
    }
  }

  private static void collect(JsonElement element, List<JsonObject> references) {
    if (element instanceof JsonObject object) {
      if (object.has("def")) {
        references.add(object);
      }
      object.entrySet().forEach(entry -> collect(entry.getValue(), references));
    } else if (element.isJsonArray()) {
      element.getAsJsonArray().forEach(each -> collect(each, references));
    }
  }

  /** Both children of each of 60 predicates are the next one: a tree of 2^60 leaves. */
  @Test
  void run_predicateThatIsTooLarge_endsSoon() throws IOException {
    JsonObject records = JsonParser.parseString(Definitions.smallJson()).getAsJsonObject();
    String top = records.getAsJsonObject("Number").getAsJsonObject("predicate").get("def").getAsString();
    JsonObject combined = records.getAsJsonObject(top);
    for (int i = 0; i < 60; i++) {
      JsonObject next = combined.deepCopy();
      next.addProperty("!name", "p" + i);
      next.add("children", JsonParser.parseString("[{\"def\": \"p" + (i + 1) + "\"}, "
          + "{\"def\": \"p" + (i + 1) + "\"}]"));
      records.add("p" + i, next);
    }
    records.add("p60",
        records.get(records.getAsJsonObject("I32").getAsJsonObject("predicate").get("def").getAsString()));
    combined.add("children", JsonParser.parseString("[{\"def\": \"p0\"}]"));
    assertThatThrownBy(() -> Definitions.importer(records.toString()).run())
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("too large");
  }
}
