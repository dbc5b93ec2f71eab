// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.records;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A record of TableGen. A field that the record does not have, or that is unset ({@code ?}), is an empty string, an
 * empty list, false or null: definitions of different versions of MLIR have different fields.
 */
public final class TableRecord {
  private static final int DEEPEST_DAG = 200;

  private final Records records;
  private final String name;
  private final JsonObject fields;
  private @Nullable Set<String> classes;

  TableRecord(Records records, String name, JsonObject fields) {
    this.records = records;
    this.name = name;
    this.fields = fields;
  }

  /**
   * An argument of a dag.
   *
   * @param name the name after {@code $}; empty if it has none
   * @param record the value if it is a record, or null
   * @param text the value if it is a string, or empty
   */
  public record Argument(String name, @Nullable TableRecord record, String text) {}

  /** Returns the name; see {@link #isAnonymous}. */
  public String name() {
    return name;
  }

  /** Returns whether TableGen made the name. */
  public boolean isAnonymous() {
    return bool("!anonymous");
  }

  /** Returns the file and line of the definition, as in {@code Toy.td:12}; empty if they are unknown. */
  public String location() {
    List<String> locations = texts("!locs");
    return locations.isEmpty() ? "" : locations.get(0);
  }

  /** Returns whether the record is derived from a class. */
  public boolean isA(String className) {
    return classSet().contains(className);
  }

  /** Returns the classes from which the record is derived, the most general ones first. */
  public List<String> classes() {
    return List.copyOf(classSet());
  }

  private Set<String> classSet() {
    if (classes == null) {
      classes = new LinkedHashSet<>(texts("!superclasses"));
    }
    return classes;
  }

  /** Returns whether a field exists and is set. */
  public boolean has(String field) {
    return fields.has(field) && !fields.get(field).isJsonNull();
  }

  /** Returns the text of a field; empty if it is unset. */
  public String text(String field) {
    return has(field) && fields.get(field).isJsonPrimitive() ? fields.get(field).getAsString() : "";
  }

  /** Returns whether a field is set to a number other than 0. */
  public boolean bool(String field) {
    return has(field) && fields.get(field).isJsonPrimitive()
        && !List.of("0", "false", "").contains(fields.get(field).getAsString());
  }

  /** Returns the number in a field, or {@code absent} if it is unset. */
  public long number(String field, long absent) {
    if (!has(field) || !fields.get(field).isJsonPrimitive() || !fields.getAsJsonPrimitive(field).isNumber()) {
      return absent;
    }
    try {
      return fields.get(field).getAsLong();
    } catch (NumberFormatException tooLarge) {
      throw new IllegalArgumentException("the field '" + field + "' of '" + name + "' is no integer", tooLarge);
    }
  }

  /** Returns the record in a field, or null. */
  public @Nullable TableRecord record(String field) {
    return has(field) ? recordOf(fields.get(field)) : null;
  }

  /** Returns the records in a list. */
  public List<TableRecord> records(String field) {
    List<TableRecord> found = new ArrayList<>();
    for (JsonElement each : array(field)) {
      TableRecord record = recordOf(each);
      if (record != null) {
        found.add(record);
      }
    }
    return found;
  }

  /** Returns the strings or numbers in a list. */
  public List<String> texts(String field) {
    List<String> found = new ArrayList<>();
    for (JsonElement each : array(field)) {
      if (each.isJsonPrimitive()) {
        found.add(each.getAsString());
      }
    }
    return found;
  }

  /** Returns the arguments of a dag. */
  public List<Argument> arguments(String field) {
    List<Argument> found = new ArrayList<>();
    if (has(field) && fields.get(field) instanceof JsonObject dag && dag.get("args") instanceof JsonArray args) {
      for (JsonElement each : args) {
        if (!(each instanceof JsonArray pair) || pair.size() != 2) {
          throw new IllegalArgumentException("the field '" + field + "' of '" + name + "' is malformed");
        }
        JsonElement value = pair.get(0);
        found.add(new Argument(text(pair.get(1)), recordOf(value), text(value)));
      }
    }
    return found;
  }

  /** Returns the dag in a field, or null. */
  public @Nullable Dag dag(String field) {
    return has(field) ? dagOf(fields.get(field), 0) : null;
  }

  /** Returns the dags in a list. */
  public List<Dag> dags(String field) {
    List<Dag> found = new ArrayList<>();
    for (JsonElement each : array(field)) {
      Dag dag = dagOf(each, 0);
      if (dag != null) {
        found.add(dag);
      }
    }
    return found;
  }

  private @Nullable Dag dagOf(JsonElement value, int depth) {
    if (depth > DEEPEST_DAG) {
      throw new IllegalArgumentException("a dag of '" + name + "' is nested too deeply");
    }
    TableRecord operator = value instanceof JsonObject dag && dag.get("args") instanceof JsonArray
        && dag.has("operator") ? recordOf(dag.get("operator")) : null;
    if (operator == null) {
      return null;
    }
    List<Dag.Argument> arguments = new ArrayList<>();
    for (JsonElement each : value.getAsJsonObject().getAsJsonArray("args")) {
      if (!(each instanceof JsonArray pair) || pair.size() != 2) {
        throw new IllegalArgumentException("a dag of '" + name + "' is malformed");
      }
      JsonElement argument = pair.get(0);
      arguments.add(
          new Dag.Argument(text(pair.get(1)), recordOf(argument), dagOf(argument, depth + 1), text(argument)));
    }
    JsonElement dagName = value.getAsJsonObject().get("name");
    return new Dag(operator, dagName == null ? "" : text(dagName), List.copyOf(arguments));
  }

  private static String text(JsonElement value) {
    return value.isJsonPrimitive() ? value.getAsString() : "";
  }

  private @Nullable TableRecord recordOf(JsonElement value) {
    return value instanceof JsonObject object && object.has("def") ? records.get(text(object.get("def"))) : null;
  }

  private JsonArray array(String field) {
    return fields.get(field) instanceof JsonArray array ? array : new JsonArray();
  }

  @Override
  public String toString() {
    return name;
  }
}
