// SPDX-License-Identifier: Apache-2.0
package org.mortise.documentation;

import java.util.List;
import java.util.Map;

/** Writes the reference page of a dialect: one section for each operation. */
public final class DialectPage {
  private final String namespace;
  private final List<OperationDocument> operations;
  private final Map<String, String> examples;

  /**
   * Creates the page.
   *
   * @param operations the operations of the dialect, in the order in which they are to appear
   * @param examples the text of an example for operations that have one, by name
   */
  public DialectPage(String namespace, List<OperationDocument> operations, Map<String, String> examples) {
    this.namespace = namespace;
    this.operations = operations;
    this.examples = examples;
  }

  /** Returns the page as Markdown. */
  public String markdown() {
    StringBuilder out = new StringBuilder("# Dialect `" + namespace + "`\n");
    for (OperationDocument operation : operations) {
      out.append("\n## `").append(operation.name()).append("`\n\n").append(operation.summary()).append('\n');
      if (!operation.description().isEmpty()) {
        out.append('\n').append(operation.description()).append('\n');
      }
      if (operation.syntax() != null) {
        out.append("\n```\n").append(operation.name()).append(' ').append(operation.syntax()).append("\n```\n");
      }
      table(out, "Operand", operation.operands());
      table(out, "Result", operation.results());
      table(out, "Attribute", operation.attributes());
      table(out, "Region", operation.regions());
      table(out, "Successor", operation.successors());
      words(out, "Traits", operation.traits());
      words(out, "Interfaces", operation.interfaces());
      if (examples.containsKey(operation.name())) {
        out.append("\nExample:\n\n```mlir\n").append(examples.get(operation.name()).strip()).append("\n```\n");
      }
    }
    return out.toString();
  }

  private static void table(StringBuilder out, String kind, List<OperationDocument.Part> parts) {
    if (parts.isEmpty()) {
      return;
    }
    out.append("\n| ").append(kind).append(" | Type | |\n|---|---|---|\n");
    for (OperationDocument.Part part : parts) {
      out.append("| `").append(part.name()).append("` | ").append(part.type().replace("|", "\\|")).append(" | ")
          .append(part.remark()).append(" |\n");
    }
  }

  private static void words(StringBuilder out, String title, List<String> words) {
    if (!words.isEmpty()) {
      out.append('\n').append(title).append(": ").append(String.join(", ", words)).append(".\n");
    }
  }

  /** Returns the page as HTML. */
  public String html() {
    StringBuilder out = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
        + "<title>Dialect " + namespace + "</title></head>\n<body>\n<h1>Dialect <code>" + namespace
        + "</code></h1>\n");
    for (OperationDocument operation : operations) {
      out.append("<h2 id=\"").append(operation.name()).append("\"><code>").append(operation.name())
          .append("</code></h2>\n<p>").append(inline(operation.summary())).append("</p>\n");
      if (!operation.description().isEmpty()) {
        out.append("<p>").append(inline(operation.description()).replace("\n\n", "</p>\n<p>")).append("</p>\n");
      }
      if (operation.syntax() != null) {
        out.append("<pre>").append(operation.name()).append(' ').append(escape(operation.syntax())).append("</pre>\n");
      }
      htmlTable(out, "Operand", operation.operands());
      htmlTable(out, "Result", operation.results());
      htmlTable(out, "Attribute", operation.attributes());
      htmlTable(out, "Region", operation.regions());
      htmlTable(out, "Successor", operation.successors());
      htmlWords(out, "Traits", operation.traits());
      htmlWords(out, "Interfaces", operation.interfaces());
      if (examples.containsKey(operation.name())) {
        out.append("<p>Example:</p>\n<pre>").append(escape(examples.get(operation.name()).strip()))
            .append("</pre>\n");
      }
    }
    return out.append("</body></html>\n").toString();
  }

  private static void htmlTable(StringBuilder out, String kind, List<OperationDocument.Part> parts) {
    if (parts.isEmpty()) {
      return;
    }
    out.append("<table><tr><th>").append(kind).append("</th><th>Type</th><th></th></tr>\n");
    for (OperationDocument.Part part : parts) {
      out.append("<tr><td><code>").append(part.name()).append("</code></td><td>").append(escape(part.type()))
          .append("</td><td>").append(escape(part.remark())).append("</td></tr>\n");
    }
    out.append("</table>\n");
  }

  private static void htmlWords(StringBuilder out, String title, List<String> words) {
    if (!words.isEmpty()) {
      out.append("<p>").append(title).append(": ").append(String.join(", ", words)).append(".</p>\n");
    }
  }

  private static String inline(String markdown) {
    return escape(markdown).replaceAll("`([^`]*)`", "<code>$1</code>");
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
