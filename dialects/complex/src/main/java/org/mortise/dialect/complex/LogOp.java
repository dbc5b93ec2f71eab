// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the natural logarithm of a complex number. */
@Op(name = "complex.log", family = ComplexFunctionOp.class)
public final class LogOp extends LogOpBase {
  LogOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    ExpOp inner = ExpOp.of(complex().definingOp());
    return inner == null ? FoldResult.NONE : FoldResult.of(inner.complex());
  }
}
