// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddFOp;
import org.mortise.dialect.arith.SubFOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of {@code fir.insert_value} of the parts of a complex number. */
final class InsertValuePatterns {
  private InsertValuePatterns() {}

  /** Replaces sums or differences of the parts of two complex numbers by a complex operation. */
  @Canonicalization("UndoComplexPattern")
  static boolean addAsComplex(InsertValueOp imaginary, PatternRewriter rewriter) {
    InsertValueOp real = InsertValueOp.of(imaginary.adt().definingOp());
    if (real == null || !FirConstraints.COMPLEX.accepts(imaginary.res().type())
        || !isPart(imaginary.coorAttr(), 1) || !isPart(real.coorAttr(), 0)) {
      return false;
    }
    Operation imaginaryPart = imaginary.val().definingOp();
    Operation realPart = real.val().definingOp();
    if (imaginaryPart == null || realPart == null) {
      return false;
    }
    boolean isSum = AddFOp.of(realPart) != null && AddFOp.of(imaginaryPart) != null;
    boolean isDifference = SubFOp.of(realPart) != null && SubFOp.of(imaginaryPart) != null;
    if (!isSum && !isDifference) {
      return false;
    }
    Value lhs = wholeOf(realPart.operand(0), imaginaryPart.operand(0));
    Value rhs = wholeOf(realPart.operand(1), imaginaryPart.operand(1));
    if (lhs == null || rhs == null) {
      return false;
    }
    Operation whole = isSum
        ? AddcOp.build(rewriter, imaginary.location(), lhs, rhs).operation()
        : SubcOp.build(rewriter, imaginary.location(), lhs, rhs).operation();
    rewriter.replaceOp(imaginary, whole);
    return true;
  }

  /** Returns the number from which both parts are taken, or null. */
  private static @Nullable Value wholeOf(Value realPart, Value imaginaryPart) {
    ExtractValueOp real = ExtractValueOp.of(realPart.definingOp());
    ExtractValueOp imaginary = ExtractValueOp.of(imaginaryPart.definingOp());
    return real != null && imaginary != null && real.adt() == imaginary.adt()
        && isPart(real.coorAttr(), 0) && isPart(imaginary.coorAttr(), 1) ? real.adt() : null;
  }

  private static boolean isPart(ArrayAttr coordinate, int part) {
    return coordinate.elements().size() == 1 && coordinate.elements().get(0) instanceof IntegerAttr index
        && index.fitsLong() && index.longValue() == part;
  }
}
