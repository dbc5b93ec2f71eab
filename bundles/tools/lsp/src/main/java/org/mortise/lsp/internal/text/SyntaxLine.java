// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.text;

import java.util.List;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.format.SyntaxTemplate;

/**
 * The custom syntax of an operation as a line of Markdown: its assembly format; if that is written by hand, its usual
 * form with the names of its parts.
 */
public final class SyntaxLine {
  private SyntaxLine() {}

  /** Returns the line; empty for an operation that has only the generic form. */
  public static String of(OpDefinition definition) {
    String format = definition.formatText();
    if (format != null) {
      return "Syntax: " + code(definition.name() + " " + format);
    }
    List<SyntaxTemplate.Part> parts = definition.hasAssembly() ? SyntaxTemplate.of(definition) : null;
    if (parts == null) {
      return "";
    }
    StringBuilder text = new StringBuilder(definition.name());
    for (SyntaxTemplate.Part part : parts) {
      text.append(part.kind() == SyntaxTemplate.Kind.REGION ? "{...}" : part.text());
    }
    return "Syntax: " + code(text.toString());
  }

  /** Returns a code span, whose delimiters are longer than each run of backticks in the text. */
  static String code(String text) {
    int longest = 0;
    int run = 0;
    for (int i = 0; i < text.length(); i++) {
      run = text.charAt(i) == '`' ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    String delimiter = "`".repeat(longest + 1);
    String space = text.startsWith("`") || text.endsWith("`") ? " " : "";
    return delimiter + space + text + space + delimiter;
  }
}
