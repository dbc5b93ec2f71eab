// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** The range of an operation that computes an {@link IntegerCast}. */
final class IntegerCastRange implements InferIntRangeInterface {
  @Override
  public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
    IntegerCast cast = (IntegerCast) OpDefinition.of(op).computation();
    results.set(op.result(0), cast.range(operands.get(0), IntegerRange.widthOf(op.result(0).type())));
  }
}
