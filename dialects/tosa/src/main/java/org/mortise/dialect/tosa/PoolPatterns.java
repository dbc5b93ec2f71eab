// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.TensorType;

/** Canonicalization of {@code tosa.max_pool2d}. */
final class PoolPatterns {
  private PoolPatterns() {}

  /** The greatest element of one is that element. */
  @Canonicalization("MaxPool2dIsNoOp")
  static boolean removeOfSinglePixel(MaxPool2dOp op, PatternRewriter rewriter) {
    Value input = op.input();
    if (input.type() != op.output().type() || !isSinglePixel(input)) {
      return false;
    }
    rewriter.replaceOp(op, input);
    return true;
  }

  private static boolean isSinglePixel(Value images) {
    TensorType type = (TensorType) images.type();
    return type.hasStaticShape() && type.dim(1) == 1 && type.dim(2) == 1;
  }

  /** Lets the operation pad its operand with the least number. */
  @Canonicalization("FoldPadToTensorOp<tosa::MaxPool2dOp>")
  static boolean mergePadding(MaxPool2dOp op, PatternRewriter rewriter) {
    PadOp padding = PadOp.of(op.input().definingOp());
    long[] pad = padding == null ? null : Paddings.merged(padding, op.padAttr());
    if (pad == null || !isLeast(padding.padConst())) {
      return false;
    }
    for (int i = 0; i < pad.length; i++) {
      if (pad[i] >= op.kernelAttr().get(i / 2)) {
        return false;
      }
    }
    rewriter.modifyOpInPlace(op, () -> {
      op.inputOperand().set(padding.input1());
      op.setPadAttr(DenseI64ArrayAttr.of(rewriter.context(), pad));
    });
    return true;
  }

  private static boolean isLeast(Value number) {
    Attribute element = Splats.of(Constants.of(number));
    if (element instanceof FloatAttr attribute) {
      FloatType type = (FloatType) attribute.type();
      FloatKind kind = type.kind();
      double greatest = (2 - Math.scalb(1.0, -kind.fractionBits())) * Math.scalb(1.0, kind.maxExponent());
      return attribute == FloatAttr.of(type, -greatest);
    }
    return element instanceof IntegerAttr integer && integer.type() instanceof IntegerType type
        && (type.isUnsigned() ? integer.isZero() : integer.signedValue().equals(FixedWidth.signedMin(type.width())));
  }
}
