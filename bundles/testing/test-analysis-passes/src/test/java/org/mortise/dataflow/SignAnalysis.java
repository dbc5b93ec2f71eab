// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import java.util.List;
import org.mortise.analyses.dataflow.SparseForwardAnalysis;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;

/** Computes whether numbers are negative, from constants and from sums of natural numbers (ignoring overflow). */
final class SignAnalysis extends SparseForwardAnalysis<SignAnalysis.Sign> {
  enum Sign { NEGATIVE, NATURAL, ANY }

  @Override
  protected Sign join(Sign a, Sign b) {
    return a == b ? a : Sign.ANY;
  }

  @Override
  protected Sign entryElement(Value value) {
    return Sign.ANY;
  }

  @Override
  protected void visitOperation(Operation op, List<Sign> operands) {
    if (operands.contains(null)) {
      return; // Called again when the operands are known.
    }
    switch (op.name().name()) {
      case "arith.constant" -> set(op.result(0), signOf(Constants.of(op)));
      case "arith.addi", "arith.muli" ->
          set(op.result(0), operands.contains(Sign.NEGATIVE) ? Sign.ANY : join(operands.get(0), operands.get(1)));
      default -> setToEntry(op);
    }
  }

  private static Sign signOf(Attribute constant) {
    if (!(constant instanceof IntegerAttr number)) {
      return Sign.ANY;
    }
    return number.signedValue().signum() < 0 ? Sign.NEGATIVE : Sign.NATURAL;
  }
}
