// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The converted operands of one operation: as a list, one value for each operand; looked up by the accessors of the
 * operation's view, as in {@code operands.of(load.memrefOperand())} and {@code operands.of(load.indices())}. Copies
 * nothing.
 */
public final class ConvertedOperands extends AbstractList<Value> implements RandomAccess {
  private final Operation owner;
  private final List<Value> values;

  ConvertedOperands(Operation owner, List<Value> values) {
    this.owner = owner;
    this.values = values;
  }

  /**
   * Returns the converted value of an operand of the operation.
   *
   * @throws IllegalArgumentException if it is an operand of another operation
   */
  public Value of(OpOperand operand) {
    requireOwner(operand.owner());
    return values.get(operand.index());
  }

  /**
   * Returns the converted values of a group of operands of the operation.
   *
   * @throws IllegalArgumentException if they are operands of another operation
   */
  public List<Value> of(OperandRange group) {
    requireOwner(group.owner());
    return values.subList(group.start(), group.start() + group.size());
  }

  private void requireOwner(Operation op) {
    if (op != owner) {
      throw new IllegalArgumentException("an operand of '" + op.name() + "' is not one of '" + owner.name() + "'");
    }
  }

  @Override
  public Value get(int index) {
    return values.get(index);
  }

  @Override
  public int size() {
    return values.size();
  }
}
