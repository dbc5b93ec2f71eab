// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Computes the remainder of an unsigned division. */
@Op(name = "index.remu", family = IndexBinaryOp.class, traits = "NO_MEMORY_EFFECT")
public final class RemUOp extends RemUOpBase {
  RemUOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.UNSIGNED, RangeArithmetic::remainderUnsigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IndexFolding.checkedUnsigned(constants, (a, b, width) -> b.signum() == 0 ? null : a.remainder(b));
  }
}
