// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Negates a complex number. */
@Op(name = "complex.neg", family = ComplexFunctionOp.class)
public final class NegOp extends NegOpBase {
  NegOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    NegOp inner = of(complex().definingOp());
    return inner == null ? FoldResult.NONE : FoldResult.of(inner.complex());
  }
}
