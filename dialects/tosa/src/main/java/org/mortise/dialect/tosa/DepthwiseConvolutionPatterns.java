// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of {@code tosa.depthwise_conv2d}. */
final class DepthwiseConvolutionPatterns {
  private DepthwiseConvolutionPatterns() {}

  /** Lets the operation pad its operand with the zero point. */
  @Canonicalization("FoldPadToTensorOp<tosa::DepthwiseConv2DOp>")
  static boolean mergePadding(DepthwiseConv2DOp op, PatternRewriter rewriter) {
    return ConvolutionPatterns.mergePadding(op.operation(), op.padAttr(), rewriter);
  }
}
