// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** Adds one to an integer. */
@Op(name = "test.increment",
    operands = "value: ANY_INTEGER_OR_INDEX",
    results = "result: ANY_INTEGER_OR_INDEX",
    traits = "NO_MEMORY_EFFECT",
    sameTypes = "value, result",
    format = "attr-dict $value `:` type($result)")
final class IncrementOp extends IncrementOpBase {
  IncrementOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.implement(InferIntRangeInterface.class, IncrementOp::infer);
  }

  private static void infer(Operation op, List<IntegerRange> operands, InferIntRangeInterface.Sink results) {
    IntegerRange range = operands.get(0);
    results.set(op.result(0), IntegerFunction.ADD.range(range, IntegerRange.constant(range.width(), BigInteger.ONE)));
  }
}
