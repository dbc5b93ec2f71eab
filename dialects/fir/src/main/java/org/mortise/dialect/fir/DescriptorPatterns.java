// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;

/** Canonicalization of questions about entities of descriptors whose answer the types state. */
final class DescriptorPatterns {
  private DescriptorPatterns() {}

  /** Replaces the question about an extent that is the unknown extent of an assumed-size array. */
  @Canonicalization("SimplifyIsAssumedSizeExtent")
  static boolean knowExtent(IsAssumedSizeExtentOp question, PatternRewriter rewriter) {
    if (AssumedSizeExtentOp.of(question.val().definingOp()) == null) {
      return false;
    }
    rewriter.replaceOp(question, truth(question.operation(), rewriter));
    return true;
  }

  /** A scalar is contiguous. */
  @Canonicalization("SimplifyIsContiguousBox")
  static boolean knowContiguous(IsContiguousBoxOp question, PatternRewriter rewriter) {
    if (!isScalar(question.box().type())) {
      return false;
    }
    rewriter.replaceOp(question, truth(question.operation(), rewriter));
    return true;
  }

  /** A scalar is one element. */
  @Canonicalization("SimplifyBoxTotalElements")
  static boolean countScalar(BoxTotalElementsOp count, PatternRewriter rewriter) {
    Type type = count.result().type();
    if (!isScalar(count.box().type()) || !(type instanceof IndexType || type instanceof IntegerType)) {
      return false;
    }
    rewriter.replaceOp(count, ConstantOp.create(rewriter, count.location(), IntegerAttr.of(type, 1)));
    return true;
  }

  private static Value truth(Operation question, PatternRewriter rewriter) {
    return ConstantOp.create(rewriter, question.location(), IntegerAttr.bool(question.context(), true));
  }

  private static boolean isScalar(Type box) {
    Type entity = EntityTypes.ofAddressOrBox(box);
    return box instanceof BaseBoxType && !(entity instanceof SequenceType)
        && !(entity instanceof NoneType && box instanceof BoxType);
  }
}
