// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.math.BigInteger;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** Returns the number of bits of an index of the target. */
@Op(name = "index.sizeof", results = "result: INDEX", traits = {"PURE", "INFERS_RESULT_TYPES"}, format = "attr-dict")
public final class SizeOfOp extends SizeOfOpBase {
  SizeOfOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IntegerRange range = IntegerRange.ofUnsigned(IndexFolding.WIDE,
        BigInteger.valueOf(IndexFolding.NARROW), BigInteger.valueOf(IndexFolding.WIDE));
    op.implement(InferIntRangeInterface.class,
        (each, operands, results) -> results.set(each.result(0), range));
  }
}
