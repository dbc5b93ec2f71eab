// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.ShapedType;

/** Negates each element. */
@Op(name = "tosa.negate",
    operands = {
        "input1: TENSOR", "input1_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR", "output_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR"
    },
    results = "output: TENSOR",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class NegateOp extends NegateOpBase {
  NegateOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = ElementChecks.zeroPoint(operation(), input1(), input1Zp(), "input1");
    wrong = wrong != null ? wrong : ElementChecks.same(operation(), input1(), output());
    wrong = wrong != null ? wrong : ElementChecks.zeroPoint(operation(), output(), outputZp(), "output");
    if (wrong == null && !ShapedType.haveCompatibleShapes(input1Type(), outputType())) {
      wrong = opError("requires the same shape for input1 and output");
    }
    wrong = wrong != null ? wrong : ElementChecks.zeroPointValue(operation(), input1Zp(), "input1");
    return wrong != null ? wrong : ElementChecks.zeroPointValue(operation(), outputZp(), "output");
  }

  /** Two negations without zero points are the first operand. */
  FoldResult fold(Attribute[] constants) {
    NegateOp inner = of(input1().definingOp());
    boolean isPlain = inner != null && inner.isPlain() && isPlain();
    return isPlain ? FoldResult.of(inner.input1()) : FoldResult.NONE;
  }

  private boolean isPlain() {
    return isZero(TosaConstants.zeroPoint(input1Zp())) && isZero(TosaConstants.zeroPoint(outputZp()));
  }

  private static boolean isZero(@Nullable Long number) {
    return number != null && number == 0;
  }
}
