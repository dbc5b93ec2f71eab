// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the power of e. */
@Op(name = "complex.exp", family = ComplexFunctionOp.class)
public final class ExpOp extends ExpOpBase {
  ExpOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    LogOp inner = LogOp.of(complex().definingOp());
    boolean isInverse = inner != null && fastmathAttr().has(Assumptions.INVERSE)
        && inner.fastmathAttr().has(Assumptions.INVERSE);
    return isInverse ? FoldResult.of(inner.complex()) : FoldResult.NONE;
  }
}
