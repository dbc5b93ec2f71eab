// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.mortise.ir.Operation;

/** Numbered lists of the operations that a step applies to. */
final class Sites {
  private Sites() {}

  /** Returns the operations inside {@code module} that match, in program order. */
  static List<Operation> in(Operation module, Predicate<Operation> matches) {
    List<Operation> found = new ArrayList<>();
    module.walkPreOrder(op -> {
      if (op.block() != null && matches.test(op)) {
        found.add(op);
      }
    });
    return found;
  }

  /** Returns whether {@code op} ends its block and must not simply be erased. */
  static boolean isTerminator(Operation op) {
    return op.block().terminator() == op && (op.definition() != null || op.successorCount() > 0);
  }
}
