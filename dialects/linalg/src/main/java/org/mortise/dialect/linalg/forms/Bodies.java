// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.forms;

import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.dialect.arith.OverflowFlagsAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MemoryEffects;

/** Compares the body of an operation with that of a named operation. */
final class Bodies {
  /** The correspondence of operands. */
  enum Order {
    /** All operands in the same order. */
    SAME,
    /** The two inputs of the operation are exchanged. */
    EXCHANGED_INPUTS,
    /** The operands of commutative operations may be exchanged. */
    COMMUTATIVE
  }

  private Bodies() {}

  /** Returns whether the computation of {@code block} has no effects, so that unused operations can be dropped. */
  static boolean hasNoEffects(Block block) {
    for (Operation op = block.first(); op != block.last(); op = op.next()) {
      if (!MemoryEffects.wouldBeTriviallyDead(op)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether {@code value} is computed from the arguments of {@code block} like {@code named} in the body of a
   * named operation. The recursion depth is that of the named computation.
   */
  static boolean areSame(Block block, Value value, Value named, Order order) {
    if (named instanceof BlockArgument argument) {
      int index = order == Order.EXCHANGED_INPUTS && argument.index() < 2 ? 1 - argument.index() : argument.index();
      return value instanceof BlockArgument other && other.owner() == block && other.index() == index;
    }
    Operation expected = named.definingOp();
    Operation op = value.definingOp();
    if (op == null || op.name() != expected.name() || value.type() != named.type()
        || ((OpResult) value).index() != ((OpResult) named).index()
        || op.operandCount() != expected.operandCount()
        || !covers(op, expected) || !covers(expected, op)) {
      return false;
    }
    boolean same = true;
    for (int i = 0; i < op.operandCount(); i++) {
      same &= areSame(block, op.operand(i), expected.operand(i), order);
    }
    return same || order == Order.COMMUTATIVE && op.operandCount() == 2 && expected.hasTrait(Trait.COMMUTATIVE)
        && areSame(block, op.operand(0), expected.operand(1), order)
        && areSame(block, op.operand(1), expected.operand(0), order);
  }

  /** Returns whether {@code op} has the declared attributes of {@code other}, except for flags. */
  private static boolean covers(Operation op, Operation other) {
    DictionaryAttr attributes = other.attributes();
    for (int i = 0; i < attributes.size(); i++) {
      NamedAttribute entry = attributes.entry(i);
      Attribute value = entry.value();
      boolean isFlags = value instanceof FastMathFlagsAttr || value instanceof OverflowFlagsAttr;
      if (!isFlags && other.discardableAttributes().get(entry.name()) == null && op.getAttr(entry.name()) != value) {
        return false;
      }
    }
    return true;
  }
}
