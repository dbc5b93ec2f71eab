// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;

/** Canonicalization of {@code tosa.pad}. */
final class PadPatterns {
  private PadPatterns() {}

  /** Adds the element that is the default as an operand: zero, or the zero point of a quantized tensor. */
  @Canonicalization("MaterializePadValue")
  static boolean addPadValue(PadOp op, PatternRewriter rewriter) {
    Attribute element = op.padConst() == null ? paddingOf(op) : null;
    if (element == null) {
      return false;
    }
    RankedTensorType scalar = RankedTensorType.of(new long[0], TosaTypes.elementOf(op.input1()));
    Value constant = ConstOp.create(rewriter, op.location(), scalar, Splats.constant(scalar, element));
    OperationState state = rewriter.state(op.location(), PadOp.NAME);
    state.addOperands(List.of(op.input1(), op.padding(), constant));
    state.addAttributes(op.operation().attributes());
    state.addResultType(op.output().type());
    rewriter.replaceOpWithNew(op, state);
    return true;
  }

  private static @Nullable Attribute paddingOf(PadOp op) {
    Type element = TosaTypes.elementOf(op.input1());
    if (element instanceof FloatType number) {
      return FloatAttr.of(number, 0);
    }
    PadQuantizationAttr quantization = op.quantizationInfoAttr();
    return element instanceof IntegerType
        ? IntegerAttr.of(element, quantization == null ? 0 : quantization.inputZp()) : null;
  }
}
