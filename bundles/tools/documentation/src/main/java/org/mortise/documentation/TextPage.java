// SPDX-License-Identifier: Apache-2.0
package org.mortise.documentation;

import java.util.List;

/** Prints the documentation of an operation for a terminal. */
public final class TextPage {
  private static final int INDENT = 2;
  private static final int TITLE_WIDTH = 12;

  private TextPage() {}

  /** Returns the page, which ends with a line feed. */
  public static String of(OperationDocument document) {
    StringBuilder out = new StringBuilder(document.name());
    out.append(document.summary().isEmpty() ? "" : ": " + document.summary()).append('\n');
    if (!document.description().isEmpty()) {
      out.append('\n').append(document.description()).append("\n\n");
    }
    if (document.syntax() != null) {
      line(out, "syntax", document.name() + " " + document.syntax());
    }
    parts(out, "operands", document.operands());
    parts(out, "results", document.results());
    parts(out, "attributes", document.attributes());
    parts(out, "regions", document.regions());
    parts(out, "successors", document.successors());
    words(out, "traits", document.traits());
    words(out, "interfaces", document.interfaces());
    return out.toString();
  }

  private static void parts(StringBuilder out, String title, List<OperationDocument.Part> parts) {
    int width = 0;
    for (OperationDocument.Part part : parts) {
      width = Math.max(width, part.name().length());
    }
    String left = title;
    for (OperationDocument.Part part : parts) {
      String name = part.name() + " ".repeat(width - part.name().length());
      String remark = part.remark().isEmpty() ? "" : " (" + part.remark() + ")";
      line(out, left, (name + "  " + part.type() + remark).stripTrailing());
      left = "";
    }
  }

  private static void words(StringBuilder out, String title, List<String> words) {
    if (!words.isEmpty()) {
      line(out, title, String.join(", ", words));
    }
  }

  private static void line(StringBuilder out, String title, String text) {
    out.append(" ".repeat(INDENT)).append(title).append(" ".repeat(TITLE_WIDTH - title.length())).append(text)
        .append('\n');
  }
}
