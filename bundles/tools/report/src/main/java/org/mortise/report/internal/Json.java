// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Writes JSON to a stream of characters. Every character outside of ASCII is escaped, so the text does not depend on an
 * encoding, and unpaired surrogates survive. The caller keeps the structure; commas are written where they belong.
 */
final class Json {
  private static final String HEX = "0123456789abcdef";

  private final Appendable out;
  private boolean needsComma;

  Json(Appendable out) {
    this.out = out;
  }

  Json beginArray() {
    return open('[');
  }

  Json endArray() {
    return close(']');
  }

  Json beginObject() {
    return open('{');
  }

  Json endObject() {
    return close('}');
  }

  Json name(String name) {
    value(name);
    raw(":");
    needsComma = false;
    return this;
  }

  Json value(long number) {
    separate();
    raw(Long.toString(number));
    return this;
  }

  Json value(boolean flag) {
    separate();
    raw(flag ? "true" : "false");
    return this;
  }

  Json value(String text) {
    separate();
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    int copied = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c >= 0x7f || c == '"' || c == '\\') {
        appendEscaped(quoted.append(text, copied, i), c);
        copied = i + 1;
      }
    }
    raw(quoted.append(text, copied, text.length()).append('"'));
    return this;
  }

  Json nothing() {
    separate();
    raw("null");
    return this;
  }

  Json values(int[] numbers) {
    beginArray();
    for (int number : numbers) {
      value(number);
    }
    return endArray();
  }

  Json strings(List<String> texts) {
    beginArray();
    texts.forEach(this::value);
    return endArray();
  }

  private static void appendEscaped(StringBuilder quoted, char c) {
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

  private Json open(char bracket) {
    separate();
    raw(String.valueOf(bracket));
    needsComma = false;
    return this;
  }

  private Json close(char bracket) {
    raw(String.valueOf(bracket));
    needsComma = true;
    return this;
  }

  private void separate() {
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
}
