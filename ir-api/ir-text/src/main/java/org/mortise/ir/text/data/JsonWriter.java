// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.data;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Writes JSON without blanks. It sets commas and escapes texts; the caller begins and ends objects and arrays in pairs.
 * Texts may be byte strings, as all text of programs: their bytes are read as UTF-8, and other bytes are replaced by
 * U+FFFD. The result is a text to be written as UTF-8. Linear.
 */
public final class JsonWriter {
  private static final int FIRST_PRINTABLE = 0x20;
  private static final int LINE_SEPARATOR = 0x2028;
  private static final int PARAGRAPH_SEPARATOR = 0x2029;

  private final StringBuilder out = new StringBuilder();
  private boolean needsComma;

  /** Begins an object, which is a value. */
  public JsonWriter beginObject() {
    return begin('{');
  }

  /** Ends the innermost object. */
  public JsonWriter endObject() {
    return end('}');
  }

  /** Begins an array, which is a value. */
  public JsonWriter beginArray() {
    return begin('[');
  }

  /** Ends the innermost array. */
  public JsonWriter endArray() {
    return end(']');
  }

  private JsonWriter begin(char bracket) {
    comma();
    out.append(bracket);
    needsComma = false;
    return this;
  }

  private JsonWriter end(char bracket) {
    out.append(bracket);
    needsComma = true;
    return this;
  }

  private void comma() {
    if (needsComma) {
      out.append(',');
    }
    needsComma = true;
  }

  /** Writes the key of the next value. */
  public JsonWriter key(String name) {
    comma();
    quote(name);
    out.append(':');
    needsComma = false;
    return this;
  }

  /** Writes a text. */
  public JsonWriter value(String text) {
    comma();
    quote(text);
    return this;
  }

  /** Writes a number. */
  public JsonWriter value(long number) {
    comma();
    out.append(number);
    return this;
  }

  /** Writes a number with a fixed number of digits after the point. */
  public JsonWriter value(double number, int digits) {
    comma();
    out.append(String.format(Locale.ROOT, "%." + digits + "f", number));
    return this;
  }

  /** Writes a value that is JSON already. */
  public JsonWriter json(String value) {
    comma();
    out.append(value);
    return this;
  }

  /** Begins a new line for the next value of an array. */
  public JsonWriter newLine() {
    if (needsComma) {
      out.append(',');
    }
    out.append('\n');
    needsComma = false;
    return this;
  }

  /** Returns the text written so far. */
  public String text() {
    return out.toString();
  }

  /** Returns the bytes of the text written so far, in UTF-8, one char per byte, as passes print texts. */
  public String byteString() {
    return new String(text().getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  private void quote(String text) {
    String decoded = decoded(text);
    out.append('"');
    for (int i = 0; i < decoded.length(); i++) {
      char c = decoded.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c == '\n') {
        out.append("\\n");
      } else if (c < FIRST_PRINTABLE || c == LINE_SEPARATOR || c == PARAGRAPH_SEPARATOR) {
        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }

  /** Decodes a byte string as UTF-8; returns other texts unchanged. */
  static String decoded(String text) {
    boolean isAscii = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c > 0xff) {
        return text;
      }
      isAscii &= c < 0x80;
    }
    return isAscii ? text : new String(text.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }
}
