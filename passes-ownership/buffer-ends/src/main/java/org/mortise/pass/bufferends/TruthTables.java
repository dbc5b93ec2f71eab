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
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.SelectLikeOpInterface;

/**
 * The values of conditions for all assignments of the atoms from which {@code and}, {@code or}, {@code xor} and
 * selections compute them. A condition that another pass has derived from a branch condition, such as {@code select(c,
 * c, not c)}, is decided by its table. A table is a word of one bit for each of the 64 assignments of six atoms;
 * conditions with more atoms have no table. Linear in the operations of a condition.
 */
final class TruthTables {
  /** For each atom the set of assignments in which it is true. */
  private static final long[] PATTERNS = {0xAAAAAAAAAAAAAAAAL, 0xCCCCCCCCCCCCCCCCL, 0xF0F0F0F0F0F0F0F0L,
      0xFF00FF00FF00FF00L, 0xFFFF0000FFFF0000L, 0xFFFFFFFF00000000L};

  private static final int MAX_STEPS = 64;

  private final @Nullable OwnershipConditions met;
  private final Map<Value, Long> tables = new HashMap<>();
  private int atoms;
  private boolean isFull;

  /** @param met the conditions that are assumed true; null for none */
  TruthTables(@Nullable OwnershipConditions met) {
    this.met = met;
  }

  /** Returns whether {@code demand} holds in all assignments in which {@code known} conditions have their values. */
  boolean imply(Facts.Demand demand, Map<Value, Boolean> known) {
    long demanded = of(demand.value(), demand.expected());
    if (isFull) {
      return false;
    }
    long possible = -1L;
    for (Map.Entry<Value, Boolean> fact : known.entrySet()) {
      if (possible != 0 && sharesAtoms(fact.getKey())) {
        possible &= of(fact.getKey(), fact.getValue());
      }
    }
    return (possible & ~demanded) == 0;
  }

  private long of(Value condition, boolean expected) {
    long table = tableOf(condition);
    return expected ? table : ~table;
  }

  /** Returns whether all atoms of {@code condition} occur in the tables so far. */
  private boolean sharesAtoms(Value condition) {
    Deque<Value> pending = new ArrayDeque<>();
    pending.push(condition);
    int steps = 0;
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      if (tables.containsKey(value)) {
        continue;
      }
      Value[] operands = operandsOf(value);
      boolean isAtom = operands == null && Constants.booleanOf(value) == null && inverse(value) == null;
      if (isAtom || ++steps > MAX_STEPS) {
        return false;
      }
      for (Value operand : operands == null ? new Value[0] : operands) {
        pending.push(operand);
      }
    }
    return true;
  }

  private long tableOf(Value condition) {
    Deque<Value> pending = new ArrayDeque<>();
    pending.push(condition);
    while (!pending.isEmpty()) {
      Value value = pending.peek();
      if (tables.containsKey(value)) {
        pending.pop();
        continue;
      }
      Value[] operands = isMet(value) ? null : operandsOf(value);
      boolean isReady = true;
      for (Value operand : operands == null ? new Value[0] : operands) {
        if (!tables.containsKey(operand)) {
          pending.push(operand);
          isReady = false;
        }
      }
      if (isReady) {
        tables.put(value, operands == null ? leaf(value) : computed(value, operands));
        pending.pop();
      }
    }
    return tables.get(condition);
  }

  private boolean isMet(Value value) {
    return met != null && met.contains(value);
  }

  private long leaf(Value value) {
    Boolean constant = Constants.booleanOf(value);
    if (constant != null || isMet(value)) {
      return Boolean.FALSE.equals(constant) ? 0 : -1L;
    }
    Value inverse = inverse(value);
    if (inverse != null) {
      return ~tables.get(inverse);
    }
    if (atoms == PATTERNS.length) {
      isFull = true;
      return 0;
    }
    return PATTERNS[atoms++];
  }

  private long computed(Value value, Value[] operands) {
    Operation op = value.definingOp();
    long first = tables.get(operands[0]);
    long second = tables.get(operands[1]);
    if (AndIOp.of(op) != null) {
      return first & second;
    }
    if (OrIOp.of(op) != null) {
      return first | second;
    }
    return XOrIOp.of(op) != null ? first ^ second : first & second | ~first & tables.get(operands[2]);
  }

  /** Returns the operands from which {@code value} is computed; null for an atom. */
  private static Value @Nullable [] operandsOf(Value value) {
    Operation op = value.definingOp();
    if (op == null) {
      return null;
    }
    if (AndIOp.of(op) != null || OrIOp.of(op) != null || XOrIOp.of(op) != null) {
      return op.operands();
    }
    SelectLikeOpInterface select = op.getInterface(SelectLikeOpInterface.class);
    return select == null ? null
        : new Value[] {select.getCondition(op), select.getTrueValue(op), select.getFalseValue(op)};
  }

  /** Returns a comparison with a table that is the negation of {@code value}, or null. */
  private @Nullable Value inverse(Value value) {
    CmpIOp own = value.definingOp() == null ? null : CmpIOp.of(value.definingOp());
    if (own == null) {
      return null;
    }
    for (Value other : tables.keySet()) {
      CmpIOp known = other.definingOp() == null ? null : CmpIOp.of(other.definingOp());
      if (known != null && known.lhs() == own.lhs() && known.rhs() == own.rhs()
          && known.predicate() == own.predicate().inverted()) {
        return other;
      }
    }
    return null;
  }
}
