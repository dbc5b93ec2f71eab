// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** The range of elements that an operation moves: the union of those of its vectors, without those of positions. */
final class ElementRange implements InferIntRangeInterface {
  @Override
  public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
    IntegerRange range = operands.get(0);
    if (InsertOp.of(op) != null) {
      range = range.union(operands.get(1));
    }
    results.set(op.result(0), range);
  }
}
