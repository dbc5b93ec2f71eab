// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.records;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All records of a definition in TableGen, as {@code llvm-tblgen --dump-json} prints them. Not thread-safe. */
public final class Records {
  private final JsonObject root;
  private final Map<String, TableRecord> known = new HashMap<>();

  private Records(JsonObject root) {
    this.root = root;
  }

  /**
   * Reads records.
   *
   * @throws IllegalArgumentException if the text is no JSON, or not that of {@code llvm-tblgen}
   */
  public static Records read(Reader json) {
    try {
      JsonElement all = JsonParser.parseReader(json);
      if (all.isJsonObject() && all.getAsJsonObject().get("!instanceof") instanceof JsonObject) {
        return new Records(all.getAsJsonObject());
      }
    } catch (JsonParseException wrong) {
      throw new IllegalArgumentException("the text is no JSON: " + firstLine(wrong), wrong);
    }
    throw new IllegalArgumentException("the text is not the output of llvm-tblgen --dump-json");
  }

  private static String firstLine(Exception problem) {
    Throwable cause = problem;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
  }

  /** Returns the record with a name, or null. */
  public @Nullable TableRecord find(String name) {
    TableRecord found = known.get(name);
    if (found == null && root.get(name) instanceof JsonObject fields && fields.has("!superclasses")) {
      found = new TableRecord(this, name, fields);
      known.put(name, found);
    }
    return found;
  }

  /** Returns the record with a name. */
  TableRecord get(String name) {
    TableRecord found = find(name);
    if (found == null) {
      throw new IllegalArgumentException("there is no record '" + name + "'");
    }
    return found;
  }

  /** Returns the records that are derived from a class, in the order of their names. */
  public List<TableRecord> instancesOf(String className) {
    List<TableRecord> records = new ArrayList<>();
    if (root.getAsJsonObject("!instanceof").get(className) instanceof JsonArray names) {
      for (JsonElement name : names) {
        records.add(get(name.isJsonPrimitive() ? name.getAsString() : name.toString()));
      }
    }
    return records;
  }
}
