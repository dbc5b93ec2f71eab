// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** Averages windows of images. */
@Op(name = "tosa.avg_pool2d",
    operands = {
        "input: TENSOR_4D", "input_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR", "output_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR"
    },
    results = "output: TENSOR_4D",
    attributes = {"kernel: I64_ARRAY_2", "stride: I64_ARRAY_2", "pad: I64_ARRAY_4", "acc_type: ACCUMULATOR"},
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class AvgPool2dOp extends AvgPool2dOpBase {
  AvgPool2dOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = Windows.pooling(
        operation(), inputType(), outputType(), kernelAttr().toArray(), strideAttr().toArray(), padAttr().toArray());
    if (wrong != null) {
      return wrong;
    }
    Type element = TosaTypes.storedElementOf(input());
    String accumulators = accumulatorsFor(element, accTypeAttr().value());
    if (accumulators != null) {
      return opError("accumulator type for " + accumulators);
    }
    wrong = ElementChecks.zeroPoint(operation(), input(), inputZp(), "input");
    wrong = wrong != null ? wrong : ElementChecks.zeroPoint(operation(), output(), outputZp(), "output");
    wrong = wrong != null ? wrong : ElementChecks.zeroPointValue(operation(), inputZp(), "input");
    return wrong != null ? wrong : ElementChecks.zeroPointValue(operation(), outputZp(), "output");
  }

  /** Returns the rule that the accumulator breaks, or null. */
  private static @Nullable String accumulatorsFor(Type element, Type accumulator) {
    boolean isF32 = FloatType.is(accumulator, FloatKind.F32);
    if (element instanceof IntegerType) {
      return accumulator instanceof IntegerType ? null : "integer tensor is not i32";
    }
    if (TosaTypes.isF16(element)) {
      return isF32 || TosaTypes.isF16(accumulator) ? null : "f16 tensor is not f16/f32";
    }
    if (FloatType.is(element, FloatKind.BF16)) {
      return isF32 ? null : "bf16 tensor is not f32";
    }
    return isF32 || !FloatType.is(element, FloatKind.F32) ? null : "f32 tensor is not f32";
  }
}
