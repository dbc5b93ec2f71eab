// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Text for HTML pages. */
final class Html {
  private Html() {}

  /**
   * Returns a text as the content of an element or of an attribute in double quotes. Characters that are invalid in a
   * page, or that change the direction or the lines of the surrounding text, are shown by their numbers.
   */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(c -> {
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        default -> append(escaped, c);
      }
    });
    return escaped.toString();
  }

  private static void append(StringBuilder escaped, int c) {
    if (isShownByNumber(c)) {
      escaped.append("\\u{").append(Integer.toHexString(c)).append('}');
    } else {
      escaped.appendCodePoint(c);
    }
  }

  private static boolean isShownByNumber(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR, Character.UNASSIGNED -> c != '\n';
      default -> false;
    };
  }

  /** Returns a resource in the package of this class. */
  static String resource(String name) {
    try (InputStream in = Html.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
