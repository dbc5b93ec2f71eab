// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.IntegerOverflowOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** The family of operations that compute an {@link IntegerFunction} of two integers of one type. */
@Op(operands = {"lhs: SIGNLESS_INTEGER_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = "result: SIGNLESS_INTEGER_LIKE",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE"},
    format = "$lhs `,` $rhs attr-dict `:` type($result)",
    implementations = IntegerFunctionOp.Range.class)
public abstract class IntegerFunctionOp extends IntegerFunctionOpBase {
  IntegerFunctionOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(@Nullable Attribute[] constants) {
    IntegerFunction function = (IntegerFunction) computation();
    if (lhs() == rhs() && function.isExtremum() || IntegerConstants.is(constants[1], function::absorbing)) {
      return FoldResult.of(rhs());
    }
    boolean cancels = lhs() == rhs() && (function == IntegerFunction.SUB || function == IntegerFunction.XOR);
    if (cancels && IntegerConstants.canBeConstant(result().type())) {
      return IntegerConstants.zero(result().type());
    }
    if (IntegerConstants.is(constants[1], function::neutral)) {
      return FoldResult.of(lhs());
    }
    FoldResult simplified = foldIdentities(constants);
    return simplified != FoldResult.NONE ? simplified : IntegerFolding.fold(function, constants);
  }

  /** Folds by identities of the operation, except for neutral and absorbing constants. */
  FoldResult foldIdentities(@Nullable Attribute[] constants) {
    return FoldResult.NONE;
  }

  /** The range of the function, without the overflows that the flags of the operation exclude. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      IntegerFunction function = (IntegerFunction) OpDefinition.of(op).computation();
      results.set(op.result(0),
          function.range(operands.get(0), operands.get(1), IntegerOverflowOpInterface.overflowOf(op)));
    }
  }
}
