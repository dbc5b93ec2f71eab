// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.IntegerOverflowOpInterface;
import org.mortise.ir.interfaces.ranges.Overflow;

/** The family of integer operations with overflow flags. */
@Op(family = IntegerBinaryOp.class,
    attributes = "overflowFlags: OverflowFlagsAttr = OverflowFlagsAttr.DEFAULT",
    format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
    implementations = OverflowingBinaryOp.Flags.class)
public abstract class OverflowingBinaryOp extends OverflowingBinaryOpBase {
  OverflowingBinaryOp(Operation operation) {
    super(operation);
  }

  /** The overflow flags, which are the first attribute. */
  static final class Flags implements IntegerOverflowOpInterface {
    @Override
    public Overflow getOverflow(Operation op) {
      return ((OverflowFlagsAttr) op.property(0)).overflow();
    }
  }
}
