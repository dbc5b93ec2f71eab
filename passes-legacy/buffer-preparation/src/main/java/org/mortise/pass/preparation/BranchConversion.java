// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;

/** Converts a branch to blocks whose arguments are converted. */
final class BranchConversion extends OpConversion {
  private final @Nullable BranchOpInterface branch;
  private final List<List<Value>> operands = new ArrayList<>();
  private final BitSet converted = new BitSet();
  /** The conversions of the successors; set when all are known. */
  private List<BlockConversion> targets = List.of();

  BranchConversion(Operation op) {
    super(op);
    this.branch = op.getInterface(BranchOpInterface.class);
  }

  /** Returns whether a successor of {@code op} is converted. */
  static boolean isNeeded(Conversion conversion, Operation op) {
    for (int i = 0; i < op.successorCount(); i++) {
      if (conversion.block(op.successor(i)) != null) {
        return true;
      }
    }
    return false;
  }

  @Override
  void declare(Conversion conversion) {
    if (branch == null) {
      throw new PreparationException(
          "nobody knows what this terminator passes to blocks whose arguments are converted");
    }
    targets = new ArrayList<>();
    for (int i = 0; i < op.successorCount(); i++) {
      targets.add(conversion.block(op.successor(i)));
      if (targets.get(i) != null) {
        OperandRange forwarded = branch.getSuccessorOperands(op, i).forwarded();
        converted.set(forwarded.start(), forwarded.start() + forwarded.size());
      }
    }
  }

  @Override
  boolean converts(OpOperand use) {
    return converted.get(use.index());
  }

  @Override
  void connect(Conversion conversion) {
    conversion.builder().setInsertionPoint(op);
    for (int i = 0; i < targets.size(); i++) {
      operands.add(targets.get(i) == null ? null : operands(conversion, i));
    }
  }

  private List<Value> operands(Conversion conversion, int successor) {
    SuccessorOperands passed = branch.getSuccessorOperands(op, successor);
    for (int i = 0; i < passed.producedCount(); i++) {
      if (!targets.get(successor).argument(i).isTrivial()) {
        throw new PreparationException("what this terminator itself passes to a block cannot be converted");
      }
    }
    List<Value> values = new ArrayList<>();
    for (Value value : passed.forwarded()) {
      values.addAll(conversion.take(value, op.location()));
    }
    return values;
  }

  @Override
  void rewire() {
    for (int i = 0; i < operands.size(); i++) {
      if (operands.get(i) != null) {
        branch.getSuccessorOperands(op, i).forwarded().assign(operands.get(i));
      }
    }
  }
}
