// SPDX-License-Identifier: Apache-2.0
package org.mortise.documentation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.mortise.ir.Dialect;

/**
 * The documentation of a dialect's operations: the Javadoc of their classes, which the annotation processor of
 * {@code @Op} writes into the resource {@code META-INF/mortise/NAMESPACE.ops} of the dialect's bundle, or what a file
 * that defines the dialect says. It is read at first use.
 */
final class DialectComments {
  private final Dialect dialect;
  private final Map<String, String> texts;

  private DialectComments(Dialect dialect, Map<String, String> texts) {
    this.dialect = dialect;
    this.texts = texts;
  }

  static DialectComments of(Dialect dialect) {
    String resource = "/META-INF/mortise/" + dialect.namespace() + ".ops";
    try (InputStream in = dialect.getClass().getResourceAsStream(resource)) {
      return new DialectComments(
          dialect, in == null ? Map.of() : parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Parses the resource, in which each operation begins with a line {@code = name}. */
  private static Map<String, String> parse(String text) {
    Map<String, String> texts = new HashMap<>();
    for (String entry : text.split("(?m)^= ")) {
      int line = entry.indexOf('\n');
      if (line > 0) {
        texts.put(entry.substring(0, line).strip(), plain(entry.substring(line + 1)));
      }
    }
    return texts;
  }

  /**
   * Converts Javadoc to Markdown: code between backquotes, links as the name of their class, paragraphs after an empty
   * line.
   */
  private static String plain(String javadoc) {
    return javadoc
        .replaceAll("\\{@(?:code|link|literal)\\s+([^}]*)}", "`$1`")
        .replaceAll("\\n ", "\n")
        .replaceAll("\\s*<p>", "\n\n")
        .strip();
  }

  private String text(String operation) {
    String ofFile = dialect.documentation(operation);
    return ofFile != null ? ofFile : texts.getOrDefault(operation, "");
  }

  /** Returns the first sentence, without line breaks. */
  String summary(String operation) {
    String text = text(operation);
    return text.substring(0, endOfSentence(text)).replaceAll("\\s+", " ").strip();
  }

  /** Returns everything after the first sentence. */
  String description(String operation) {
    String text = text(operation);
    return text.substring(endOfSentence(text)).strip();
  }

  private static int endOfSentence(String text) {
    for (int i = 0; i < text.length(); i++) {
      boolean atEnd = i + 1 == text.length() || Character.isWhitespace(text.charAt(i + 1));
      if (text.charAt(i) == '.' && atEnd) {
        return i + 1;
      }
    }
    return text.length();
  }
}
