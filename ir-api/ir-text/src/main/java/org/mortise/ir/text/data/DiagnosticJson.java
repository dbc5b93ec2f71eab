// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Remark;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.DiagnosticPrinter;

/**
 * Writes diagnostics as JSON objects. Members: {@code severity}, {@code rule}, {@code message}, {@code location}
 * (absent if unknown), {@code callers}, {@code notes}, and {@code remark}, the data of a remark. As in
 * messages, lines and columns begin at 1, and columns count bytes.
 */
public final class DiagnosticJson {
  private DiagnosticJson() {}

  /** Returns a diagnostic as one line, with a line break at its end. */
  public static String line(Diagnostic diagnostic) {
    JsonWriter json = new JsonWriter();
    write(json, diagnostic);
    return json.text() + '\n';
  }

  /** Writes a diagnostic as an object. */
  public static void write(JsonWriter json, Diagnostic diagnostic) {
    json.beginObject();
    json.key("severity").value(diagnostic.severity().word());
    json.key("rule").value(diagnostic.rule());
    json.key("message").value(diagnostic.message());
    writeLocation(json, diagnostic.location());
    List<Location> callers = DiagnosticPrinter.callersOf(diagnostic.location());
    if (!callers.isEmpty()) {
      json.key("callers").beginArray();
      callers.forEach(caller -> writePlace(json, caller));
      json.endArray();
    }
    Remark remark = diagnostic.remark();
    if (remark != null) {
      json.key("remark");
      write(json, remark);
    }
    if (!diagnostic.notes().isEmpty()) {
      json.key("notes").beginArray();
      for (Diagnostic note : diagnostic.notes()) {
        json.beginObject().key("message").value(note.message());
        writeLocation(json, note.location());
        json.endObject();
      }
      json.endArray();
    }
    json.endObject();
  }

  private static void write(JsonWriter json, Remark remark) {
    json.beginObject();
    json.key("kind").value(remark.kind().word());
    json.key("pass").value(remark.pass());
    json.key("name").value(remark.name());
    if (remark.function() != null) {
      json.key("function").value(remark.function());
    }
    json.key("arguments").beginArray();
    for (Remark.Argument argument : remark.arguments()) {
      json.beginObject().key("key").value(argument.key()).key("value").value(argument.value());
      writeLocation(json, argument.location());
      json.endObject();
    }
    json.endArray().endObject();
  }

  private static void writeLocation(JsonWriter json, @Nullable Location location) {
    if (location != null && !(location instanceof UnknownLoc)) {
      json.key("location");
      writePlace(json, location);
    }
  }

  private static void writePlace(JsonWriter json, Location location) {
    FileLineColLoc place = DiagnosticPrinter.placeOf(location);
    json.beginObject();
    if (place == null) {
      json.key("text").value(location.toString());
    } else {
      json.key("file").value(place.file()).key("line").value(place.line()).key("column").value(place.column());
    }
    json.endObject();
  }
}
