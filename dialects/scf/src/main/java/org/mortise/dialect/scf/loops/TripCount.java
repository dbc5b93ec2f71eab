// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;

/**
 * The constant bounds and step of a sequential loop.
 *
 * @param lower the lower bound
 * @param upper the exclusive upper bound
 * @param step the step, which is positive
 */
public record TripCount(BigInteger lower, BigInteger upper, BigInteger step) {
  /** Returns the bounds and the step of {@code loop}; null unless all are constants and the step is positive. */
  public static @Nullable TripCount of(ForOp loop) {
    IntegerAttr lower = Constants.integerOf(loop.lowerBound());
    IntegerAttr upper = Constants.integerOf(loop.upperBound());
    IntegerAttr step = Constants.integerOf(loop.step());
    if (loop.countsUnsigned() || lower == null || upper == null || step == null || step.signedValue().signum() <= 0) {
      return null;
    }
    return new TripCount(lower.signedValue(), upper.signedValue(), step.signedValue());
  }

  /** Returns the number of iterations. */
  public BigInteger iterations() {
    BigInteger distance = upper.subtract(lower).max(BigInteger.ZERO);
    BigInteger[] parts = distance.divideAndRemainder(step);
    return parts[1].signum() == 0 ? parts[0] : parts[0].add(BigInteger.ONE);
  }

  /** Returns whether the last iteration is as long as the others: the step divides the distance of the bounds. */
  public boolean isEven() {
    return upper.subtract(lower).mod(step).signum() == 0;
  }
}
