// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows of cells, in columns as wide as their widest cell. */
final class Table {
  private static final String GAP = "  ";

  private final List<String[]> rows = new ArrayList<>();

  Table row(Object... cells) {
    String[] row = new String[cells.length];
    for (int i = 0; i < cells.length; i++) {
      row[i] = String.valueOf(cells[i]);
    }
    rows.add(row);
    return this;
  }

  /** Formats a number with a noun whose plural ends in s. */
  static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  void print(PrintStream out) {
    int[] widths = new int[0];
    for (String[] row : rows) {
      widths = row.length > widths.length ? Arrays.copyOf(widths, row.length) : widths;
      for (int i = 0; i < row.length; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.length; i++) {
        line.append(row[i]).append(" ".repeat(widths[i] - row[i].length())).append(GAP);
      }
      out.println(line.toString().stripTrailing());
    }
    out.flush();
  }
}
