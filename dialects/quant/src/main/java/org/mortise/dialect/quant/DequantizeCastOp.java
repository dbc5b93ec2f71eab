// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns the numbers that quantized ones stand for. */
@Op(name = "quant.dcast",
    operands = "input: QUANTIZED_VALUE",
    results = "result: FLOAT_VALUE",
    traits = "PURE",
    format = QuantDialect.CAST)
public final class DequantizeCastOp extends DequantizeCastOpBase {
  DequantizeCastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    CastChecks.requireSameShape(op);
  }

  @Nullable Diagnostic verify() {
    return CastChecks.verifyExpressed(operation(), result().type(), input().type());
  }

  /** A cast there and back is the first operand. */
  FoldResult fold(Attribute[] constants) {
    QuantizeCastOp first = QuantizeCastOp.of(input().definingOp());
    return first != null && first.input().type() == result().type()
        ? FoldResult.of(first.input()) : FoldResult.NONE;
  }
}
