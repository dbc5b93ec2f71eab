// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of convolutions of images. */
final class ConvolutionPatterns {
  private ConvolutionPatterns() {}

  /** Lets the operation pad its operand with the zero point. */
  @Canonicalization("FoldPadToTensorOp<tosa::Conv2DOp>")
  static boolean mergePadding(Conv2DOp op, PatternRewriter rewriter) {
    return mergePadding(op.operation(), op.padAttr(), rewriter);
  }

  /** Merges padding with the zero point into the attribute {@code pad}. */
  static boolean mergePadding(Operation op, DenseI64ArrayAttr before, PatternRewriter rewriter) {
    PadOp padding = PadOp.of(op.operand(0).definingOp());
    long[] pad = padding == null ? null : Paddings.merged(padding, before);
    if (pad == null || !isZeroPoint(padding.padConst(), op.operand(3))) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> {
      op.setOperand(0, padding.input1());
      op.setAttr("pad", DenseI64ArrayAttr.of(rewriter.context(), pad));
    });
    return true;
  }

  private static boolean isZeroPoint(Value added, Value zeroPoint) {
    if (!(Constants.of(added) instanceof DenseElementsAttr number) || !number.isSplat()) {
      return false;
    }
    return number.elementAt(0) instanceof FloatAttr element
        ? element.isZero()
        : Constants.of(zeroPoint) instanceof DenseElementsAttr zero && zero.isSplat()
            && zero.elementAt(0) == number.elementAt(0);
  }
}
