// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.Operation;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code oilist(`keyword` elements | ...)}: clauses in any order, each at most once; printed in the order declared. */
final class ClauseList extends Element {
  private final LiteralElement[] keywords;
  private final Element[][] clauses;

  ClauseList(LiteralElement[] keywords, Element[][] clauses) {
    this.keywords = keywords;
    this.clauses = clauses;
  }

  @Override
  void parse(FormatParseState state) {
    boolean[] seen = new boolean[keywords.length];
    int clause = next(state);
    while (clause >= 0) {
      if (seen[clause]) {
        OpAsmParser parser = state.parser();
        throw parser.error(parser.namePosition(), "`" + keywords[clause].text()
            + "` clause can appear at most once in the expansion of the oilist directive");
      }
      seen[clause] = true;
      for (Element element : clauses[clause]) {
        element.parse(state);
      }
      clause = next(state);
    }
  }

  private int next(FormatParseState state) {
    for (int i = 0; i < keywords.length; i++) {
      if (keywords[i].parseOptional(state)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    for (int i = 0; i < clauses.length; i++) {
      if (!isPresent(op, clauses[i])) {
        continue;
      }
      keywords[i].printSpaced(op, printer);
      for (Element element : clauses[i]) {
        element.printSpaced(op, printer);
      }
    }
  }

  private static boolean isPresent(Operation op, Element[] clause) {
    for (Element element : clause) {
      if (element.canAnchor() && element.isPresent(op)) {
        return true;
      }
    }
    return false;
  }
}
