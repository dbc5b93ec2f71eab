// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.data;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Remark;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;

/**
 * Collects diagnostics for a log in SARIF 2.1.0. Each is a result: its rule has the identifier of {@link
 * Diagnostic#rule}, its notes and callers are related locations, and the data of a remark are in its properties.
 * Remarks have the level {@code note}. Columns count characters (Unicode code points) in the lines of texts that were
 * added by {@link #addSource}, and bytes elsewhere. Keeps these texts and the text of the results. Not thread-safe.
 */
public final class SarifLog {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
  /** The prefix bits of a UTF-8 continuation byte. */
  private static final int CONTINUATION = 0x80;
  private static final int CONTINUATION_MASK = 0xc0;
  private static final String UNRESERVED = "-._~/";

  private final String tool;
  private final String version;
  private final Function<String, @Nullable String> descriptions;
  private final Map<String, SourceText> sources = new HashMap<>();
  private final Map<String, Integer> rules = new LinkedHashMap<>();
  private final List<Result> results = new ArrayList<>();

  /** @param members the members after the rule, as JSON, with the end of the object */
  private record Result(String rule, String members) {}

  /**
   * Creates an empty log.
   *
   * @param tool the name of the tool that reports
   * @param version its version
   * @param descriptions a sentence about each documented rule, by its identifier
   */
  public SarifLog(String tool, String version, Function<String, @Nullable String> descriptions) {
    this.tool = tool;
    this.version = version;
    this.descriptions = descriptions;
  }

  /** Registers the lines of a text, before diagnostics located in it are added. */
  public SarifLog addSource(SourceText source) {
    sources.put(source.name(), source);
    return this;
  }

  /** Adds a diagnostic in its current state. */
  public void add(Diagnostic diagnostic) {
    add(new Result(diagnostic.rule(), members(diagnostic)));
  }

  /** Returns an empty log of the same tool. */
  public SarifLog part() {
    return new SarifLog(tool, version, descriptions);
  }

  /** Adds the results of another log of the same tool. */
  public void addAll(SarifLog part) {
    part.results.forEach(this::add);
  }

  private void add(Result result) {
    rules.putIfAbsent(result.rule(), rules.size());
    results.add(result);
  }

  /** Returns the log as JSON: a line for each result, with a line break at the end. */
  public String text() {
    JsonWriter json = new JsonWriter();
    json.beginObject().key("$schema").value(SCHEMA).key("version").value("2.1.0").key("runs").beginArray();
    json.beginObject().key("tool").beginObject().key("driver").beginObject();
    json.key("name").value(tool).key("version").value(version).key("rules").beginArray();
    rules.keySet().forEach(rule -> writeRule(json, rule));
    json.endArray().endObject().endObject();
    json.key("columnKind").value("unicodeCodePoints");
    json.key("results").beginArray();
    results.forEach(result -> json.newLine().json(text(result)));
    return json.endArray().endObject().endArray().endObject().text() + '\n';
  }

  private void writeRule(JsonWriter json, String rule) {
    json.beginObject().key("id").value(rule);
    int name = rule.indexOf('/') + 1;
    if (name > 0) {
      json.key("name").value(rule.substring(name));
    }
    String description = descriptions.apply(rule);
    if (description != null) {
      json.key("shortDescription").beginObject().key("text").value(escaped(description)).endObject();
    }
    json.endObject();
  }

  private String text(Result result) {
    JsonWriter json = new JsonWriter().beginObject();
    json.key("ruleId").value(result.rule()).key("ruleIndex").value(rules.get(result.rule()));
    return json.text() + ',' + result.members();
  }

  private String members(Diagnostic diagnostic) {
    JsonWriter json = new JsonWriter();
    json.key("level").value(level(diagnostic.severity()));
    writeMessage(json, diagnostic.message());
    json.key("locations").beginArray();
    FileLineColLoc place = DiagnosticPrinter.placeOf(diagnostic.location());
    if (place != null) {
      writePlace(json.beginObject(), place);
      json.endObject();
    } else if (!(diagnostic.location() instanceof UnknownLoc)) {
      writeMessage(json.beginObject(), diagnostic.location().toString());
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

  private static void writeMessage(JsonWriter json, String text) {
    json.key("message").beginObject().key("text").value(escaped(text)).endObject();
  }

  /** Doubles braces, which would be placeholders of arguments. */
  private static String escaped(String text) {
    return text.replace("{", "{{").replace("}", "}}");
  }

  private void writeRelated(JsonWriter json, Diagnostic diagnostic) {
    List<Location> callers = DiagnosticPrinter.callersOf(diagnostic.location());
    if (callers.isEmpty() && diagnostic.notes().isEmpty()) {
      return;
    }
    json.key("relatedLocations").beginArray();
    callers.forEach(caller -> writeRelated(json, caller, "called from"));
    diagnostic.notes().forEach(note -> writeRelated(json, note.location(), note.message()));
    json.endArray();
  }

  private void writeRelated(JsonWriter json, Location location, String message) {
    json.beginObject();
    FileLineColLoc place = DiagnosticPrinter.placeOf(location);
    if (place != null) {
      writePlace(json, place);
    }
    writeMessage(json, message);
    json.endObject();
  }

  private void writePlace(JsonWriter json, FileLineColLoc place) {
    json.key("physicalLocation").beginObject();
    json.key("artifactLocation").beginObject().key("uri").value(uri(place.file())).endObject();
    if (place.line() > 0) {
      json.key("region").beginObject().key("startLine").value(place.line());
      if (place.column() > 0) {
        json.key("startColumn").value(column(place));
      }
      json.endObject();
    }
    json.endObject();
  }

  /** Returns the column in characters if the line is known. */
  private int column(FileLineColLoc place) {
    SourceText source = sources.get(place.file());
    String line = source == null ? "" : source.lineText(place.line());
    int column = place.column();
    int before = Math.min(column - 1, line.length());
    for (int i = 0; i < before; i++) {
      if ((line.charAt(i) & CONTINUATION_MASK) == CONTINUATION) {
        column--;
      }
    }
    return column;
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
