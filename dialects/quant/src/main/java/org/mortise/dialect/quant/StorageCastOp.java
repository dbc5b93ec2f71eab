// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.ShapedType;

/** Returns the stored integers of quantized numbers, or the quantized numbers of stored integers. */
@Op(name = "quant.scast",
    operands = "input: INTEGER_OR_QUANTIZED_VALUE",
    results = "result: INTEGER_OR_QUANTIZED_VALUE",
    traits = "PURE",
    format = QuantDialect.CAST)
public final class StorageCastOp extends StorageCastOpBase {
  StorageCastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    CastChecks.requireSameShape(op);
    op.predicate(
        "input must be integer and result must be quantized, or vice versa",
        each -> isQuantized(each.operand(0).type()) != isQuantized(each.result(0).type()));
  }

  private static boolean isQuantized(Type type) {
    return ShapedType.elementTypeOrSelf(type) instanceof QuantizedType;
  }

  @Nullable Diagnostic verify() {
    Type input = input().type();
    Type result = result().type();
    return isQuantized(input)
        ? CastChecks.verifyStored(operation(), result, input) : CastChecks.verifyStored(operation(), input, result);
  }

  /** A cast there and back is the first operand. */
  FoldResult fold(Attribute[] constants) {
    StorageCastOp first = of(input().definingOp());
    return first != null && first.input().type() == result().type()
        ? FoldResult.of(first.input()) : FoldResult.NONE;
  }
}
