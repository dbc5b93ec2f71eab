// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.data;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Remark;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.DiagnosticPrinter;

/**
 * Collects diagnostics for a log in SARIF 2.1.0. Each is a result: its rule has the identifier of {@link
 * Diagnostic#rule}, its notes and callers are related locations, and the data of a remark are in its properties.
 * Remarks have the level {@code note}. Keeps the text of the results only. Not thread-safe.
 */
public final class SarifLog {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
  private static final String UNRESERVED = "-._~/";

  private final String tool;
  private final String version;
  private final Map<String, Integer> rules = new LinkedHashMap<>();
  private final List<String> results = new ArrayList<>();

  /**
   * Creates an empty log.
   *
   * @param tool the name of the tool that reports
   * @param version its version
   */
  public SarifLog(String tool, String version) {
    this.tool = tool;
    this.version = version;
  }

  /** Adds a diagnostic, as it is now. */
  public void add(Diagnostic diagnostic) {
    Integer known = rules.putIfAbsent(diagnostic.rule(), rules.size());
    int rule = known == null ? rules.size() - 1 : known;
    results.add(result(diagnostic, rule));
  }

  /** Returns the log as JSON: a line for each result, with a line break at the end. */
  public String text() {
    JsonWriter json = new JsonWriter();
    json.beginObject().key("$schema").value(SCHEMA).key("version").value("2.1.0").key("runs").beginArray();
    json.beginObject().key("tool").beginObject().key("driver").beginObject();
    json.key("name").value(tool).key("version").value(version).key("rules").beginArray();
    rules.keySet().forEach(rule -> json.beginObject().key("id").value(rule).endObject());
    json.endArray().endObject().endObject();
    json.key("results").beginArray();
    results.forEach(result -> json.newLine().json(result));
    return json.endArray().endObject().endArray().endObject().text() + '\n';
  }

  private static String result(Diagnostic diagnostic, int rule) {
    JsonWriter json = new JsonWriter().beginObject();
    json.key("ruleId").value(diagnostic.rule()).key("ruleIndex").value(rule);
    json.key("level").value(level(diagnostic.severity()));
    writeMessage(json, diagnostic.message());
    json.key("locations").beginArray();
    FileLineColLoc place = DiagnosticPrinter.placeOf(diagnostic.location());
    if (place != null) {
      writePlace(json.beginObject(), place);
      json.endObject();
    }
    json.endArray();
    writeRelated(json, diagnostic);
    if (diagnostic.remark() != null) {
      writeProperties(json, diagnostic.remark());
    }
    return json.endObject().text();
  }

  private static String level(Severity severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case REMARK, NOTE -> "note";
    };
  }

  /** Braces would be placeholders of arguments. */
  private static void writeMessage(JsonWriter json, String text) {
    json.key("message").beginObject().key("text").value(text.replace("{", "{{").replace("}", "}}")).endObject();
  }

  private static void writeRelated(JsonWriter json, Diagnostic diagnostic) {
    List<Location> callers = DiagnosticPrinter.callersOf(diagnostic.location());
    if (callers.isEmpty() && diagnostic.notes().isEmpty()) {
      return;
    }
    json.key("relatedLocations").beginArray();
    callers.forEach(caller -> writeRelated(json, caller, "called from"));
    diagnostic.notes().forEach(note -> writeRelated(json, note.location(), note.message()));
    json.endArray();
  }

  private static void writeRelated(JsonWriter json, Location location, String message) {
    json.beginObject();
    FileLineColLoc place = DiagnosticPrinter.placeOf(location);
    if (place != null) {
      writePlace(json, place);
    }
    writeMessage(json, message);
    json.endObject();
  }

  private static void writePlace(JsonWriter json, FileLineColLoc place) {
    json.key("physicalLocation").beginObject();
    json.key("artifactLocation").beginObject().key("uri").value(uri(place.file())).endObject();
    if (place.line() > 0) {
      json.key("region").beginObject().key("startLine").value(place.line());
      if (place.column() > 0) {
        json.key("startColumn").value(place.column());
      }
      json.endObject();
    }
    json.endObject();
  }

  private static void writeProperties(JsonWriter json, Remark remark) {
    json.key("properties").beginObject();
    json.key("kind").value(remark.kind().word()).key("pass").value(remark.pass());
    if (remark.function() != null) {
      json.key("function").value(remark.function());
    }
    json.key("arguments").beginArray();
    for (Remark.Argument argument : remark.arguments()) {
      json.beginObject().key("key").value(argument.key()).key("value").value(argument.value()).endObject();
    }
    json.endArray().endObject();
  }

  /** Returns a reference to a file: absolute for an absolute path, otherwise relative. */
  private static String uri(String file) {
    StringBuilder uri = new StringBuilder(file.startsWith("/") ? "file://" : "");
    for (byte b : JsonWriter.decoded(file).getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      boolean isPlain = c < 0x80 && (Character.isLetterOrDigit(c) || UNRESERVED.indexOf(c) >= 0);
      uri.append(isPlain ? String.valueOf(c) : String.format(Locale.ROOT, "%%%02X", (int) c));
    }
    return uri.toString();
  }
}
