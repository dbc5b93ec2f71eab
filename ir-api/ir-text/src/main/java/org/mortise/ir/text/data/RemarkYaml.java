// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.data;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Remark;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.DiagnosticPrinter;

/**
 * Writes remarks in LLVM's YAML format, which {@code llvm-remarkutil} and similar tools read. The message is the
 * argument {@code Remark}, the notes are arguments {@code Note}. LLVM requires a function; {@link #NO_FUNCTION} stands
 * for none. Texts are quoted by the rules of LLVM's writer.
 */
public final class RemarkYaml {
  /** The function of remarks outside of functions. It is no symbol of MLIR. */
  public static final String NO_FUNCTION = "<no function>";

  private static final int KEY_WIDTH = 17;
  private static final int FIRST_PRINTABLE = 0x20;
  private static final int DELETE = 0x7f;
  private static final int LAST_CONTROL = 0x9f;
  private static final int BYTE_ORDER_MARK = 0xfeff;
  private static final String SPECIAL_AT_START = "-?:\\,[]{}#&*!|>'\"%@`";
  private static final String PLAIN = "_-^., \t";
  private static final Set<String> WORDS = Set.of("null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False",
      "FALSE", "yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF", "y", "Y", "n", "N");

  private RemarkYaml() {}

  /**
   * Returns a remark as one YAML document.
   *
   * @param diagnostic a diagnostic with a {@link Diagnostic#remark}
   */
  public static String document(Diagnostic diagnostic) {
    Remark remark = diagnostic.remark();
    StringBuilder out = new StringBuilder("--- !").append(remark.kind().title()).append('\n');
    member(out, "", "Pass", remark.pass());
    member(out, "", "Name", remark.name());
    place(out, "", diagnostic.location());
    member(out, "", "Function", remark.function() == null ? NO_FUNCTION : remark.function());
    out.append("Args:\n");
    argument(out, "Remark", diagnostic.message(), null);
    for (Remark.Argument argument : remark.arguments()) {
      argument(out, argument.key(), argument.value(), argument.location());
    }
    for (Diagnostic note : diagnostic.notes()) {
      argument(out, "Note", note.message(), note.location());
    }
    return out.append("...\n").toString();
  }

  private static void argument(StringBuilder out, String key, String value, @Nullable Location location) {
    out.append("  - ");
    member(out, "", key, value);
    if (location != null) {
      place(out, "    ", location);
    }
  }

  private static void place(StringBuilder out, String indent, Location location) {
    FileLineColLoc place = DiagnosticPrinter.placeOf(location);
    if (place != null) {
      key(out.append(indent), "DebugLoc").append("{ File: ").append(scalar(place.file())).append(", Line: ")
          .append(place.line()).append(", Column: ").append(place.column()).append(" }\n");
    }
  }

  private static void member(StringBuilder out, String indent, String key, String value) {
    key(out.append(indent), scalar(key)).append(scalar(value)).append('\n');
  }

  private static StringBuilder key(StringBuilder out, String key) {
    return out.append(key).append(':').append(" ".repeat(Math.max(1, KEY_WIDTH - 1 - key.length())));
  }

  /** Returns a text as a one-line scalar, quoted if it could be parsed as another value. */
  static String scalar(String byteString) {
    String text = JsonWriter.decoded(byteString);
    boolean isPlain = !text.isEmpty() && !text.isBlank() && SPECIAL_AT_START.indexOf(text.charAt(0)) < 0
        && !isBlank(text.charAt(0)) && !isBlank(text.charAt(text.length() - 1))
        && !WORDS.contains(text) && !isNumeric(text);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < FIRST_PRINTABLE && c != '\t' || c >= DELETE) {
        return doubleQuoted(text);
      }
      isPlain &= isAlphanumeric(c) || PLAIN.indexOf(c) >= 0;
    }
    return isPlain ? text : '\'' + text.replace("'", "''") + '\'';
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  private static boolean isAlphanumeric(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
  }

  /** Returns whether a text could be a number: more texts are quoted than must be. */
  private static boolean isNumeric(String text) {
    char first = text.charAt(0);
    return first >= '0' && first <= '9' || first == '.' || first == '+' || first == '-';
  }

  private static String doubleQuoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    text.codePoints().forEach(c -> {
      if (c == '"' || c == '\\') {
        out.append('\\').append((char) c);
      } else if (c == '\n') {
        out.append("\\n");
      } else if (isPrintable(c)) {
        out.appendCodePoint(c);
      } else {
        out.append(String.format(Locale.ROOT, c > 0xff ? "\\u%04X" : "\\x%02X", c));
      }
    });
    return out.append('"').toString();
  }

  private static boolean isPrintable(int c) {
    boolean isControl = c < FIRST_PRINTABLE || c >= DELETE && c <= LAST_CONTROL;
    boolean isSpecial = c == 0x2028 || c == 0x2029 || c == BYTE_ORDER_MARK || c == 0xfffe || c == 0xffff;
    return !isControl && !isSpecial;
  }
}
