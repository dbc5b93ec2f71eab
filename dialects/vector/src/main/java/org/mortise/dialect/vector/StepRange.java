// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.types.VectorType;

/** The range of the elements of {@code vector.step}: from 0 to the number of elements less 1, if that is known. */
final class StepRange implements InferIntRangeInterface {
  @Override
  public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
    VectorType type = (VectorType) op.result(0).type();
    int width = IntegerRange.widthOf(type);
    if (!type.isScalable() && BigInteger.valueOf(type.dim(0)).bitLength() <= width) {
      results.set(op.result(0),
          IntegerRange.ofUnsigned(width, BigInteger.ZERO, BigInteger.valueOf(type.dim(0) - 1)));
    }
  }
}
