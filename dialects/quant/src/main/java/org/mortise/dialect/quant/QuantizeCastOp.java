// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Quantizes numbers. */
@Op(name = "quant.qcast",
    operands = "input: FLOAT_VALUE",
    results = "result: QUANTIZED_VALUE",
    traits = "PURE",
    format = QuantDialect.CAST)
public final class QuantizeCastOp extends QuantizeCastOpBase {
  QuantizeCastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    CastChecks.requireSameShape(op);
  }

  @Nullable Diagnostic verify() {
    return CastChecks.verifyExpressed(operation(), input().type(), result().type());
  }

  /** A cast there and back is the first operand. */
  FoldResult fold(Attribute[] constants) {
    DequantizeCastOp first = DequantizeCastOp.of(input().definingOp());
    return first != null && first.input().type() == result().type()
        ? FoldResult.of(first.input()) : FoldResult.NONE;
  }
}
