// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The operations of a matcher that are connected with the first one that its rewrite uses. From an operation to match,
 * its operands are reached; from a result, the operation that has it; and from all of them, their users. Types,
 * attributes and the arguments of constraints connect in the direction of their uses only. Linear in the operands and
 * uses.
 */
final class PdlComponent {
  private static final Set<String> OPERANDS = Set.of(PdlOps.OPERAND, PdlOps.OPERANDS);

  private final Block matcher;
  private final Set<Operation> reached = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Operation> pending = new ArrayDeque<>();

  private PdlComponent(Block matcher) {
    this.matcher = matcher;
  }

  /** Returns the first value or operation used by the rewrite that is not connected; null if all are. */
  static @Nullable Operation findDisconnected(Block matcher) {
    PdlComponent component = new PdlComponent(matcher);
    for (Operation op : matcher.operations()) {
      if (!isMatched(op) || !isUsedByRewrite(op)) {
        continue;
      }
      if (component.reached.isEmpty()) {
        component.collect(op);
      } else if (!component.reached.contains(op)) {
        return op;
      }
    }
    return null;
  }

  private static boolean isMatched(Operation op) {
    return PdlOperationOp.of(op) != null || PdlBinding.isResult(op) || OPERANDS.contains(op.name().name());
  }

  private static boolean isUsedByRewrite(Operation op) {
    for (OpOperand use : op.result(0).uses()) {
      if (PdlRewriteOp.of(use.owner()) != null || PdlRewriteOp.of(use.owner().parentOp()) != null) {
        return true;
      }
    }
    return false;
  }

  private void collect(Operation first) {
    add(first);
    while (!pending.isEmpty()) {
      Operation op = pending.pop();
      addOperands(op);
      for (Value result : op.resultList()) {
        for (OpOperand use : result.uses()) {
          add(use.owner());
        }
      }
    }
  }

  private void addOperands(Operation op) {
    PdlOperationOp matched = PdlOperationOp.of(op);
    if (matched != null) {
      for (Value operand : matched.operandValues()) {
        add(operand.definingOp());
      }
    } else if (PdlBinding.isResult(op)) {
      add(op.operand(0).definingOp());
    }
  }

  private void add(@Nullable Operation op) {
    if (op != null && op.block() == matcher && PdlRewriteOp.of(op) == null && reached.add(op)) {
      pending.push(op);
    }
  }
}
