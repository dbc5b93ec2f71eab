// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosalayerwiseconstantfold;

import org.mortise.dialect.tosa.ConstOp;
import org.mortise.dialect.tosa.ReciprocalOp;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.FloatType;

/** Computes the reciprocals of the elements of a constant, rounded to the nearest number of their format. */
final class FoldReciprocal extends RewritePattern {
  FoldReciprocal() {
    super(ReciprocalOp.NAME);
  }

  @Override
  public boolean matchAndRewrite(Operation operation, PatternRewriter rewriter) {
    ReciprocalOp op = ReciprocalOp.of(operation);
    ConstOp constant = ConstOp.of(op.input1().definingOp());
    if (constant == null || !(constant.valuesAttr() instanceof DenseNumbersAttr elements)
        || !(elements.elementType() instanceof FloatType format) || elements.type() != op.output().type()
        || !elements.isSplat() && !op.input1().hasOneUse()) {
      return false;
    }
    FloatAttr one = FloatAttr.of(format, 1);
    DenseElementsBuilder reciprocals = new DenseElementsBuilder(elements.shapedType());
    for (int i = 0; i < elements.storedElements(); i++) {
      reciprocals.add(FloatArithmetic.divide(one, (FloatAttr) elements.elementAt(i)));
    }
    rewriter.replaceOp(operation,
        ConstOp.create(rewriter, operation.location(), op.output().type(), reciprocals.build()));
    return true;
  }
}
