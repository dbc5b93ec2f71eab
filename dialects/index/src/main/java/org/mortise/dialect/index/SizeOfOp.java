// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** Returns the number of bits of an index of the target. */
@Op(name = "index.sizeof", results = "result: INDEX", traits = {"PURE", "INFERS_RESULT_TYPES"}, format = "attr-dict",
    implementations = SizeOfOp.Range.class)
public final class SizeOfOp extends SizeOfOpBase {
  SizeOfOp(Operation operation) {
    super(operation);
  }

  /** Between the two index widths. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      results.set(op.result(0), IntegerRange.ofUnsigned(IndexFolding.WIDE,
          BigInteger.valueOf(IndexFolding.NARROW), BigInteger.valueOf(IndexFolding.WIDE)));
    }
  }
}
