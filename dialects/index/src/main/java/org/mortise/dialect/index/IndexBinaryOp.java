// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** The family of operations on two indices. */
@Op(operands = {"lhs: INDEX", "rhs: INDEX"},
    results = "result: INDEX",
    traits = "INFERS_RESULT_TYPES",
    format = "$lhs `,` $rhs attr-dict")
public abstract class IndexBinaryOp extends IndexBinaryOpBase {
  IndexBinaryOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IntegerFunction function = (IntegerFunction) op.computation();
    op.implement(InferIntRangeInterface.class, (each, operands, results) ->
        results.set(each.result(0), IndexRanges.infer(function, operands.get(0), operands.get(1))));
  }

  /** As in MLIR, sums, differences and products are folded by identities, other operations only for constants. */
  FoldResult fold(@Nullable Attribute[] constants) {
    IntegerFunction function = (IntegerFunction) computation();
    boolean hasIdentities = function.canOverflow() && function != IntegerFunction.SHIFT_LEFT;
    BigInteger right = hasIdentities && constants[1] instanceof IntegerAttr number ? number.signedValue() : null;
    if (right != null && right.equals(function.neutral(IndexFolding.WIDE))) {
      return FoldResult.of(lhs());
    }
    return right != null && right.equals(function.absorbing(IndexFolding.WIDE))
        ? FoldResult.of(rhs()) : IndexFolding.fold(function, constants);
  }
}
