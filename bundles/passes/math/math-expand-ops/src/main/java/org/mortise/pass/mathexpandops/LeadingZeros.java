// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathexpandops;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.arith.ShLIOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.IntegerType;

/**
 * Counts leading zeros by halving: shifts the number left by a power of two if that many leading bits are zero, from
 * the largest power below the width down to 1. The sum of these powers is at least the width less 1, which is the count
 * for 1. The number 0 is a case of its own.
 */
final class LeadingZeros {
  private LeadingZeros() {}

  /** Expands {@code math.ctlz} of integers with at most 64 bits. */
  static @Nullable Value count(Operation op, FloatCode code) {
    if (!(code.elementType() instanceof IntegerType element) || element.width() > Long.SIZE) {
      return null;
    }
    Arithmetic arith = code.integers();
    Type type = code.type();
    int width = element.width();
    Value operand = op.operand(0);
    Value shifted = operand;
    Value count = arith.constant(type, 0);
    for (int half = Integer.highestOneBit(width - 1); half > 0; half >>= 1) {
      Value distance = arith.constant(type, half);
      Value largest = arith.constant(type, (-1L >>> Long.SIZE - width) >>> half);
      Value isSmall = arith.compare(IntegerPredicate.ULE, shifted, largest);
      Value more = arith.add(count, distance);
      Value left = ShLIOp.create(code.rewriter(), code.location(), shifted, distance);
      shifted = arith.select(isSmall, left, shifted);
      count = arith.select(isSmall, more, count);
    }
    Value zero = arith.constant(type, 0);
    Value all = arith.constant(type, width);
    return arith.select(arith.compare(IntegerPredicate.EQ, operand, zero), all, count);
  }
}
