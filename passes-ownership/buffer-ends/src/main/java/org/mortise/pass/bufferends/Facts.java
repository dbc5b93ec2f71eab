// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferends;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.dialect.cf.CondBranchOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;

/** The conditions that are known on a way through a program. The cost of a query is that of the condition. */
final class Facts {
  /**
   * What a condition has to be.
   *
   * @param value the condition
   * @param expected whether it has to be true
   */
  record Demand(Value value, boolean expected) {}

  private final Map<Value, Boolean> known;

  private Facts(Map<Value, Boolean> known) {
    this.known = known;
  }

  /** Returns what the operations around {@code op} have decided. */
  static Facts at(Operation op) {
    Facts facts = new Facts(new HashMap<>());
    for (Operation inner = op; inner.parentOp() != null; inner = inner.parentOp()) {
      IfOp around = IfOp.of(inner.parentOp());
      if (around != null) {
        facts.add(around.condition(), inner.parentRegion().index() == 0);
      }
    }
    return facts;
  }

  /** Returns the facts behind {@code terminator} on the way to its successor {@code index}. */
  Facts behind(Operation terminator, int index) {
    CondBranchOp branch = CondBranchOp.of(terminator);
    if (branch == null || terminator.successor(0) == terminator.successor(1)) {
      return this;
    }
    Facts facts = new Facts(new HashMap<>(known));
    facts.add(branch.condition(), index == 0);
    return facts;
  }

  private void add(Value condition, boolean holds) {
    known.put(condition, holds);
    Value negated = negated(condition);
    if (negated != null) {
      known.put(negated, !holds);
    }
  }

  /** Returns whether {@code demand} is met for sure; conditions that {@code others} knows to be met count as met. */
  boolean imply(Demand demand, OwnershipConditions others) {
    Deque<Demand> pending = new ArrayDeque<>();
    pending.push(demand);
    while (!pending.isEmpty()) {
      Demand next = pending.pop();
      Operation op = next.value().definingOp();
      if (isKnown(next) || next.expected() && others.contains(next.value())) {
        continue;
      }
      Value negated = negated(next.value());
      if (negated != null) {
        pending.push(new Demand(negated, !next.expected()));
        continue;
      }
      boolean isJunction = op != null && (AndIOp.of(op) != null || OrIOp.of(op) != null);
      if (!isJunction) {
        return false;
      }
      Demand first = new Demand(op.operand(0), next.expected());
      Demand second = new Demand(op.operand(1), next.expected());
      if ((AndIOp.of(op) != null) == next.expected()) {
        pending.push(first);
        pending.push(second);
      } else if (!isKnown(first) && !isKnown(second)) {
        return false;
      }
    }
    return true;
  }

  private boolean isKnown(Demand demand) {
    Boolean value = known.get(demand.value());
    if (value == null) {
      Value opposite = opposite(demand.value());
      value = opposite == null ? null : Boolean.valueOf(!known.get(opposite));
    }
    return value != null && value == demand.expected();
  }

  /** Returns the known comparison of the same operands that is true where {@code condition} is false, or null. */
  private @Nullable Value opposite(Value condition) {
    CmpIOp own = condition.definingOp() == null ? null : CmpIOp.of(condition.definingOp());
    if (own != null) {
      for (Value other : known.keySet()) {
        CmpIOp known = other.definingOp() == null ? null : CmpIOp.of(other.definingOp());
        if (known != null && known.lhs() == own.lhs() && known.rhs() == own.rhs()
            && known.predicate() == own.predicate().inverted()) {
          return other;
        }
      }
    }
    return null;
  }

  private static @Nullable Value negated(Value condition) {
    Operation op = condition.definingOp();
    return op != null && XOrIOp.of(op) != null && Boolean.TRUE.equals(Constants.booleanOf(op.operand(1)))
        ? op.operand(0) : null;
  }
}
