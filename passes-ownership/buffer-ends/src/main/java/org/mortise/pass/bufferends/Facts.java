// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferends;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.dialect.cf.CondBranchOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;

/** The conditions whose values are known on a path of a program. A query is linear in the condition. */
final class Facts {
  /**
   * A required value of a condition.
   *
   * @param value the condition
   * @param expected the required value
   */
  record Demand(Value value, boolean expected) {}

  private static final int MAX_BRANCHES = 16;

  private final Map<Value, Boolean> known;

  private Facts(Map<Value, Boolean> known) {
    this.known = known;
  }

  /** Returns no facts. */
  static Facts none() {
    return new Facts(Map.of());
  }

  /** Returns the facts implied by the conditionals around {@code op}. */
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

  /**
   * Returns the facts on the edge from {@code terminator} to its successor {@code index}: from enclosing conditionals
   * and from the branches that dominate it.
   */
  static Facts on(Operation terminator, int index) {
    return at(terminator).behind(terminator, index).above(terminator.block(), condition -> true);
  }

  /** Returns these facts and those implied by branches on the only path to {@code block}. */
  Facts above(Block block, Predicate<Value> conditions) {
    Facts facts = this;
    Block lower = block;
    for (int i = 0; i < MAX_BRANCHES && lower.singlePredecessor() != null; i++) {
      Operation branch = lower.singlePredecessor().last();
      CondBranchOp conditional = CondBranchOp.of(branch);
      if (conditional != null && conditions.test(conditional.condition())) {
        facts = facts.behind(branch, branch.successor(0) == lower ? 0 : 1);
      }
      lower = branch.block();
    }
    return facts;
  }

  /** Returns the facts about conditions that {@code conditions} accepts. */
  Facts about(Predicate<Value> conditions) {
    Facts facts = new Facts(new HashMap<>(known));
    facts.known.keySet().removeIf(conditions.negate());
    return facts;
  }

  /** Returns the facts that hold both here and in {@code other}; this object if all its facts do. */
  Facts and(Facts other) {
    if (other.known.entrySet().containsAll(known.entrySet())) {
      return this;
    }
    Facts facts = new Facts(new HashMap<>(known));
    facts.known.entrySet().retainAll(other.known.entrySet());
    return facts;
  }

  /** Returns whether the value of {@code condition} is known. */
  boolean decide(Value condition) {
    return new TruthTables(null).imply(new Demand(condition, true), known)
        || new TruthTables(null).imply(new Demand(condition, false), known);
  }

  /** Returns the facts on the edge from {@code terminator} to its successor {@code index}. */
  Facts behind(Operation terminator, int index) {
    CondBranchOp branch = CondBranchOp.of(terminator);
    if (branch == null) {
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

  /** Returns whether {@code demand} is implied, assuming the conditions in {@code others}. */
  boolean imply(Demand demand, OwnershipConditions others) {
    return implySimply(demand, others) || new TruthTables(others).imply(demand, known);
  }

  /** Like {@link #imply}, for conditions of any size, but decides each operand separately. */
  private boolean implySimply(Demand demand, OwnershipConditions others) {
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

  /** Returns the known comparison of the same operands that is the negation of {@code condition}, or null. */
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
    XOrIOp xor = XOrIOp.of(condition.definingOp());
    return xor != null && Boolean.TRUE.equals(Constants.booleanOf(xor.rhs())) ? xor.lhs() : null;
  }
}
