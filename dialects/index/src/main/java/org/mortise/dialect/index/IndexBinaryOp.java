// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** The family of operations on two indices. */
@Op(operands = {"lhs: INDEX", "rhs: INDEX"},
    results = "result: INDEX",
    traits = "INFERS_RESULT_TYPES",
    format = "$lhs `,` $rhs attr-dict",
    implementations = IndexBinaryOp.Range.class)
public abstract class IndexBinaryOp extends IndexBinaryOpBase {
  IndexBinaryOp(Operation operation) {
    super(operation);
  }

  /** As in MLIR, sums, differences and products are folded by identities, other operations only for constants. */
  FoldResult fold(@Nullable Attribute[] constants) {
    IntegerFunction function = (IntegerFunction) computation();
    FoldResult folded = IndexFolding.fold(function, constants);
    boolean hasIdentities = function.canOverflow() && function != IntegerFunction.SHIFT_LEFT;
    if (folded != FoldResult.NONE || !hasIdentities || !(constants[1] instanceof IntegerAttr right)) {
      return folded;
    }
    if (right.signedValue().equals(function.neutral(IndexFolding.WIDE))) {
      return FoldResult.of(lhs());
    }
    return right.signedValue().equals(function.absorbing(IndexFolding.WIDE)) ? FoldResult.of(right) : FoldResult.NONE;
  }

  /** The range of the function for both index widths. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      IntegerFunction function = (IntegerFunction) OpDefinition.of(op).computation();
      results.set(op.result(0), IndexRanges.infer(function, operands.get(0), operands.get(1)));
    }
  }
}
