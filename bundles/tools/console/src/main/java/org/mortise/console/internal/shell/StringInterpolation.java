// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.Token;

/**
 * Rewrites {@code "a text with $p in it"} to {@code (join "a text with " $p " in it")} if the variable holds a text or
 * a program. Gogo would evaluate the inserted text once more: it takes the braces of a program for alternatives, and
 * rejects most programs with "bad expression". A variable that is a whole word and the result of {@code $(...)} are
 * left to Gogo. So are functions, whose parameters are unknown here. Linear in the text.
 */
final class StringInterpolation {
  private final String text;
  private final Predicate<String> hasText;
  private final StringBuilder result = new StringBuilder();
  private int done;

  private StringInterpolation(String text, Predicate<String> hasText) {
    this.text = text;
    this.hasText = hasText;
  }

  /**
   * Returns the text to execute. A text that cannot be parsed is returned unchanged; Gogo reports the error.
   *
   * @param hasText whether a variable holds a text or a program
   */
  static String join(String text, Predicate<String> hasText) {
    if (text.indexOf('$') < 0) {
      return text;
    }
    StringInterpolation texts = new StringInterpolation(text, hasText);
    try {
      CommandText.forEachStatement(new Parser(text).program(), texts::visit);
    } catch (RuntimeException wrong) {
      return text;
    }
    return texts.result.append(text, texts.done, text.length()).toString();
  }

  private void visit(Parser.Statement statement) {
    List<Token> words = statement.tokens();
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i) instanceof Parser.Sequence sequence) {
        CommandText.forEachStatement(sequence.program(), this::visit);
      } else if (i > 0 && !(words.get(i) instanceof Parser.Closure) && !(words.get(i) instanceof Parser.Array)) {
        word(words.get(i));
      }
    }
  }

  private void word(Token word) {
    List<String> parts = parts(word.toString());
    if (parts.size() > 1) {
      result.append(text, done, word.start()).append("(mortise:join ").append(String.join(" ", parts)).append(')');
      done = word.start() + word.length();
    }
  }

  /** Splits a word at its variables and quotes each part. Returns one part if there is no variable to split at. */
  private List<String> parts(String word) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    Matcher variable = CommandText.VARIABLE.matcher(word);
    boolean single = false;
    boolean twice = false;
    int i = 0;
    while (i < word.length()) {
      char c = word.charAt(i);
      int end = c == '\\' && !single ? Math.min(i + 2, word.length()) : i + 1;
      if (c == '$' && !single && variable.region(i, word.length()).lookingAt()
          && hasText.test(CommandText.name(variable))) {
        add(parts, twice ? part.append('"') : part);
        parts.add(variable.group());
        part = new StringBuilder(twice ? "\"" : "");
        i = variable.end();
        continue;
      }
      single ^= c == '\'' && !twice;
      twice ^= c == '"' && !single;
      part.append(word, i, end);
      i = end;
    }
    add(parts, part);
    return parts;
  }

  private static void add(List<String> parts, StringBuilder part) {
    if (!part.isEmpty() && !part.toString().equals("\"\"")) {
      parts.add(part.toString());
    }
  }
}
