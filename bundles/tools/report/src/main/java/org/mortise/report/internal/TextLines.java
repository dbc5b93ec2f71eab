// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrintedProgram;
import org.mortise.ir.text.printer.PrinterOptions;

/** The lines of a function's text on which its operations are, counted from 0. A query is logarithmic. */
final class TextLines {
  private final byte[] text;
  private final Map<Operation, Integer> starts;
  private final int[] lineStarts;

  private TextLines(PrintedProgram printed) {
    this.text = printed.text();
    this.starts = printed.starts();
    int count = 1;
    for (byte b : text) {
      count += b == '\n' ? 1 : 0;
    }
    this.lineStarts = new int[count];
    int line = 0;
    for (int i = 0; i < text.length; i++) {
      if (text[i] == '\n') {
        lineStarts[++line] = i + 1;
      }
    }
  }

  static TextLines of(Operation function, PrinterOptions printing) {
    return new TextLines(IRPrinter.withPositions(function, printing));
  }

  int count() {
    return lineStarts.length;
  }

  /** Returns the line of an operation, or of the nearest enclosing operation with a text. */
  int of(Operation op) {
    Operation shown = op;
    while (shown != null && !starts.containsKey(shown)) {
      shown = shown.parentOp();
    }
    int found = shown == null ? 0 : Arrays.binarySearch(lineStarts, starts.get(shown));
    return found >= 0 ? found : -found - 2;
  }

  /** Returns the printed name of a result, or the operation's name if it is printed without results. */
  String nameOf(OpResult result) {
    Integer start = starts.get(result.owner());
    if (start == null || start >= text.length || text[start] != '%') {
      return result.owner().name().name();
    }
    int end = start;
    while (end < text.length && text[end] != ' ' && text[end] != ':' && text[end] != ',') {
      end++;
    }
    String name = new String(text, start, end - start, StandardCharsets.UTF_8);
    return result.owner().resultCount() == 1 ? name : name + "#" + result.index();
  }
}
