// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.ShapeOp;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.ShapedType;

/** Canonicalization of queries whose answer the type of an expression has. */
final class ExpressionPatterns {
  private ExpressionPatterns() {}

  /** Replaces the length of characters by a constant. */
  @Canonicalization("GetLengthOp")
  static boolean useConstantLength(GetLengthOp op, PatternRewriter rewriter) {
    CharacterType character = (CharacterType) ((ExprType) op.expr().type()).elementType();
    if (character.hasDynamicLength()) {
      return false;
    }
    rewriter.replaceOp(op, List.of(index(op.operation(), rewriter, character.length())));
    return true;
  }

  /** Replaces the shape of an expression by constants. */
  @Canonicalization("ShapeOfOp")
  static boolean useConstantShape(ShapeOfOp op, PatternRewriter rewriter) {
    long[] shape = ((ExprType) op.expr().type()).shape();
    for (long extent : shape) {
      if (ShapedType.isDynamic(extent)) {
        return false;
      }
    }
    List<Value> extents = new ArrayList<>(shape.length);
    for (long extent : shape) {
      extents.add(index(op.operation(), rewriter, extent));
    }
    rewriter.replaceOp(op, List.of(ShapeOp.create(rewriter, op.location(), op.result().type(), extents)));
    return true;
  }

  private static Value index(Operation op, PatternRewriter rewriter, long value) {
    return ConstantOp.createIndex(rewriter, op.location(), value);
  }
}
