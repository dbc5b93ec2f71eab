// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.ShapeOp;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.ShapedType;

/** Canonicalization of queries whose answer the type of an expression has. */
final class ExpressionPatterns {
  private ExpressionPatterns() {}

  static void addLength(PatternSet patterns) {
    patterns.add(RewritePattern.of(GetLengthOp.NAME, "GetLengthOp", ExpressionPatterns::useConstantLength));
  }

  static void addShape(PatternSet patterns) {
    patterns.add(RewritePattern.of(ShapeOfOp.NAME, "ShapeOfOp", ExpressionPatterns::useConstantShape));
  }

  /** Replaces the length of characters by a constant. */
  private static boolean useConstantLength(Operation op, PatternRewriter rewriter) {
    CharacterType character = (CharacterType) ((ExprType) op.operand(0).type()).elementType();
    if (character.hasDynamicLength()) {
      return false;
    }
    rewriter.replaceOp(op, List.of(index(op, rewriter, character.length())));
    return true;
  }

  /** Replaces the shape of an expression by constants. */
  private static boolean useConstantShape(Operation op, PatternRewriter rewriter) {
    long[] shape = ((ExprType) op.operand(0).type()).shape();
    for (long extent : shape) {
      if (ShapedType.isDynamic(extent)) {
        return false;
      }
    }
    List<Value> extents = new ArrayList<>(shape.length);
    for (long extent : shape) {
      extents.add(index(op, rewriter, extent));
    }
    rewriter.replaceOp(op, List.of(ShapeOp.create(rewriter, op.location(), op.result(0).type(), extents)));
    return true;
  }

  private static Value index(Operation op, PatternRewriter rewriter, long value) {
    return ConstantOp.createIndex(rewriter, op.location(), value);
  }
}
