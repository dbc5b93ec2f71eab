// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.ArrayDeque;
import java.util.Deque;
import org.mortise.ir.Operation;

/** The ancestors of an operation. */
final class Ancestors {
  private Ancestors() {}

  /** Returns the ancestors, the outermost first, and {@code op} itself last. */
  static Iterable<Operation> outermostFirst(Operation op) {
    Deque<Operation> path = new ArrayDeque<>();
    for (Operation around = op; around != null; around = around.parentOp()) {
      path.addFirst(around);
    }
    return path;
  }

  static Operation root(Operation op) {
    Operation root = op;
    while (root.parentOp() != null) {
      root = root.parentOp();
    }
    return root;
  }
}
