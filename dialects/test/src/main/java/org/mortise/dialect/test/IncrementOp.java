// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** Adds one to an integer. */
@Op(name = "test.increment",
    operands = "value: ANY_INTEGER_OR_INDEX",
    results = "result: ANY_INTEGER_OR_INDEX",
    traits = "NO_MEMORY_EFFECT",
    sameTypes = "value, result",
    format = "attr-dict $value `:` type($result)",
    implementations = IncrementOp.Range.class)
final class IncrementOp extends IncrementOpBase {
  IncrementOp(Operation operation) {
    super(operation);
  }

  /** The range of the operand, moved by one. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      IntegerRange range = operands.get(0);
      results.set(
          op.result(0), IntegerFunction.ADD.range(range, IntegerRange.constant(range.width(), BigInteger.ONE)));
    }
  }
}
