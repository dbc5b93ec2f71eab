// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.IntegerOverflowOpInterface;

/** The family of integer operations with overflow flags. */
@Op(family = IntegerBinaryOp.class,
    attributes = "overflowFlags: OverflowFlagsAttr = OverflowFlagsAttr.DEFAULT",
    format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)")
public abstract class OverflowingBinaryOp extends OverflowingBinaryOpBase {
  OverflowingBinaryOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.implement(IntegerOverflowOpInterface.class, each -> ((OverflowFlagsAttr) each.property(0)).overflow());
  }
}
