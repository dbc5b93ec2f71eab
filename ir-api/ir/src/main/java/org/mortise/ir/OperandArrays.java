// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.BitSet;
import java.util.List;

/**
 * Creates the operand array of an operation, and a new one when the number of operands changes. Operands that remain
 * are the same objects with updated indices, so references to them stay valid. Linear in the operands.
 */
final class OperandArrays {
  static final OpOperand[] EMPTY = {};

  private OperandArrays() {}

  static OpOperand[] of(Operation owner, List<Value> values) {
    return values.isEmpty() ? EMPTY : replaced(owner, EMPTY, values);
  }

  /** With other values, from the first one on; uses all of {@code operands} that it needs. */
  static OpOperand[] replaced(Operation owner, OpOperand[] operands, List<Value> values) {
    int common = Math.min(values.size(), operands.length);
    for (int i = 0; i < common; i++) {
      operands[i].set(values.get(i));
    }
    for (int i = common; i < operands.length; i++) {
      operands[i].drop();
    }
    if (values.size() == operands.length) {
      return operands;
    }
    OpOperand[] others = new OpOperand[values.size()];
    System.arraycopy(operands, 0, others, 0, common);
    for (int i = common; i < others.length; i++) {
      others[i] = new OpOperand(owner, i, values.get(i));
    }
    return others;
  }

  static OpOperand[] inserted(Operation owner, OpOperand[] operands, int at, List<Value> values) {
    int added = values.size();
    OpOperand[] wider = new OpOperand[operands.length + added];
    System.arraycopy(operands, 0, wider, 0, at);
    for (int i = 0; i < added; i++) {
      wider[at + i] = new OpOperand(owner, at + i, values.get(i));
    }
    for (int i = at; i < operands.length; i++) {
      operands[i].index = i + added;
      wider[i + added] = operands[i];
    }
    return wider;
  }

  static OpOperand[] erased(OpOperand[] operands, BitSet positions) {
    OpOperand[] narrower = new OpOperand[operands.length - positions.cardinality()];
    int kept = 0;
    for (int i = 0; i < operands.length; i++) {
      if (positions.get(i)) {
        operands[i].drop();
      } else {
        operands[i].index = kept;
        narrower[kept++] = operands[i];
      }
    }
    return narrower;
  }

  static OpOperand[] erased(OpOperand[] operands, int start, int length) {
    OpOperand[] narrower = new OpOperand[operands.length - length];
    System.arraycopy(operands, 0, narrower, 0, start);
    for (int i = start; i < start + length; i++) {
      operands[i].drop();
    }
    for (int i = start + length; i < operands.length; i++) {
      operands[i].index = i - length;
      narrower[i - length] = operands[i];
    }
    return narrower;
  }
}
