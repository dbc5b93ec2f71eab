// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * Writes JSON without blanks. It sets commas and escapes texts; the caller begins and ends objects and arrays in pairs.
 * Linear.
 *
 * <p>The usual writer accepts byte strings, as all text of programs: their bytes are read as UTF-8, and other bytes are
 * replaced by U+FFFD. The result is a text to be written as UTF-8. A writer in {@link #ascii} accepts decoded texts
 * only, and escapes every character outside of ASCII: the result does not depend on an encoding, and unpaired
 * surrogates survive.
 */
public final class JsonWriter {
  private static final int FIRST_PRINTABLE = 0x20;
  private static final int DELETE = 0x7f;
  private static final int LINE_SEPARATOR = 0x2028;
  private static final int PARAGRAPH_SEPARATOR = 0x2029;

  private static final String HEX = "0123456789abcdef";

  private final Appendable out;
  private final boolean isAscii;
  private boolean needsComma;

  /** Creates a writer, whose result is {@link #text}. */
  public JsonWriter() {
    this(new StringBuilder(), false);
  }

  private JsonWriter(Appendable out, boolean isAscii) {
    this.out = out;
    this.isAscii = isAscii;
  }

  /** Creates a writer that writes decoded texts in ASCII to {@code out}. */
  public static JsonWriter ascii(Appendable out) {
    return new JsonWriter(out, true);
  }

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
    raw(String.valueOf(bracket));
    needsComma = false;
    return this;
  }

  private JsonWriter end(char bracket) {
    raw(String.valueOf(bracket));
    needsComma = true;
    return this;
  }

  private void comma() {
    if (needsComma) {
      raw(",");
    }
    needsComma = true;
  }

  private void raw(CharSequence text) {
    try {
      out.append(text);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Writes the key of the next value. */
  public JsonWriter key(String name) {
    comma();
    quote(name);
    raw(":");
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
    raw(Long.toString(number));
    return this;
  }

  /** Writes a truth value. */
  public JsonWriter value(boolean flag) {
    return json(String.valueOf(flag));
  }

  /** Writes an array of numbers. */
  public JsonWriter values(int... numbers) {
    beginArray();
    for (int number : numbers) {
      value(number);
    }
    return endArray();
  }

  /** Writes an array of texts. */
  public JsonWriter values(List<String> texts) {
    beginArray();
    texts.forEach(this::value);
    return endArray();
  }

  /** Writes {@code null}. */
  public JsonWriter nothing() {
    return json("null");
  }

  /** Writes a number with a fixed number of digits after the point. */
  public JsonWriter value(double number, int digits) {
    comma();
    raw(String.format(Locale.ROOT, "%." + digits + "f", number));
    return this;
  }

  /** Writes a value that is JSON already. */
  public JsonWriter json(String value) {
    comma();
    raw(value);
    return this;
  }

  /** Begins a new line for the next value of an array. */
  public JsonWriter newLine() {
    raw(needsComma ? ",\n" : "\n");
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
    String decoded = isAscii ? text : decoded(text);
    StringBuilder quoted = new StringBuilder(decoded.length() + 2).append('"');
    int copied = 0;
    for (int i = 0; i < decoded.length(); i++) {
      char c = decoded.charAt(i);
      if (c < FIRST_PRINTABLE || c == '"' || c == '\\' || (isAscii ? c >= DELETE
          : c == LINE_SEPARATOR || c == PARAGRAPH_SEPARATOR)) {
        escape(quoted.append(decoded, copied, i), c);
        copied = i + 1;
      }
    }
    raw(quoted.append(decoded, copied, decoded.length()).append('"'));
  }

  private static void escape(StringBuilder quoted, char c) {
    if (c == '"' || c == '\\') {
      quoted.append('\\').append(c);
    } else if (c == '\n') {
      quoted.append("\\n");
    } else {
      quoted.append("\\u");
      for (int shift = 12; shift >= 0; shift -= 4) {
        quoted.append(HEX.charAt(c >> shift & 0xf));
      }
    }
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
