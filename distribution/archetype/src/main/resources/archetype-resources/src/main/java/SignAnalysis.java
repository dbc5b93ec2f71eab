// SPDX-License-Identifier: Apache-2.0
package ${package};

import java.util.List;
import org.mortise.analyses.dataflow.SparseForwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;

/** Computes the sign of each number, along branches, regions and calls. */
public final class SignAnalysis extends SparseForwardAnalysis<SignAnalysis.Sign> {
  /** The elements of the lattice. A value that has not been visited yet has no element. */
  public enum Sign { NEGATIVE, ZERO, POSITIVE, UNKNOWN }

  @Override
  protected Sign join(Sign a, Sign b) {
    return a == b ? a : Sign.UNKNOWN;
  }

  @Override
  protected Sign entryElement(Value value) {
    return Sign.UNKNOWN;
  }

  @Override
  protected void visitOperation(Operation op, List<Sign> operands) {
    NegateOp negation = NegateOp.of(op);
    if (negation == null) {
      visitOther(op);
    } else if (operands.get(0) != null) { // otherwise called again when the operand is known
      set(negation.result(), negated(operands.get(0)));
    }
  }

  private void visitOther(Operation op) {
    if (Constants.of(op) instanceof IntegerAttr number) {
      set(op.result(0), Sign.values()[number.signedValue().signum() + 1]);
    } else {
      setToEntry(op);
    }
  }

  /** The negation of the smallest number is itself, so the negation of a negative number can have any sign. */
  private static Sign negated(Sign sign) {
    return sign == Sign.POSITIVE ? Sign.NEGATIVE : sign == Sign.ZERO ? Sign.ZERO : Sign.UNKNOWN;
  }
}
