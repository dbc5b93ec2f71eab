// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** Has a result in the range given by its attributes. */
@Op(name = "test.with_bounds",
    results = "fakeVal: ANY_INTEGER_OR_INDEX",
    attributes = {"umin: ANY_INTEGER", "umax: ANY_INTEGER", "smin: ANY_INTEGER", "smax: ANY_INTEGER"},
    traits = "NO_MEMORY_EFFECT",
    format = "attr-dict `:` type($fakeVal)",
    implementations = WithBoundsOp.Range.class)
final class WithBoundsOp extends WithBoundsOpBase {
  WithBoundsOp(Operation operation) {
    super(operation);
  }

  private IntegerRange range() {
    int width = FixedWidth.of(fakeVal().type());
    return new IntegerRange(width, unsigned(uminAttr(), width), unsigned(umaxAttr(), width),
        FixedWidth.wrap(sminAttr().signedValue(), width), FixedWidth.wrap(smaxAttr().signedValue(), width));
  }

  private static BigInteger unsigned(IntegerAttr bound, int width) {
    return FixedWidth.asUnsigned(FixedWidth.wrap(bound.signedValue(), width), width);
  }

  /** The bounds in the attributes. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      results.set(op.result(0), new WithBoundsOp(op).range());
    }
  }
}
