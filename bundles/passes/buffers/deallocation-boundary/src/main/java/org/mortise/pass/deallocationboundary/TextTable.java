// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import java.util.ArrayList;
import java.util.List;

/** A table of texts. Columns are as wide as their widest cell; numbers are aligned to the right. */
final class TextTable {
  private final List<List<String>> lines = new ArrayList<>();
  private final int textColumns;

  /**
   * Creates a table with a line of headings.
   *
   * @param textColumns the number of leading text columns; the others are numeric
   */
  TextTable(int textColumns, List<String> headings) {
    this.textColumns = textColumns;
    lines.add(headings);
  }

  void add(List<String> line) {
    lines.add(line);
  }

  /** Returns whether the table has only headings. */
  boolean isEmpty() {
    return lines.size() == 1;
  }

  @Override
  public String toString() {
    int[] widths = new int[lines.get(0).size()];
    for (List<String> line : lines) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], line.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (List<String> line : lines) {
      for (int i = 0; i < widths.length; i++) {
        String cell = line.get(i);
        String padding = " ".repeat(widths[i] - cell.length());
        text.append(i == 0 ? "" : "  ").append(i < textColumns ? cell : padding);
        text.append(i >= textColumns ? cell : i + 1 < widths.length ? padding : "");
      }
      text.append('\n');
    }
    return text.toString();
  }
}
