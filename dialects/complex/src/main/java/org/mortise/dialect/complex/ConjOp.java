// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the complex conjugate. */
@Op(name = "complex.conj", family = ComplexFunctionOp.class)
public final class ConjOp extends ConjOpBase {
  ConjOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    ConjOp inner = of(complex().definingOp());
    return inner == null ? FoldResult.NONE : FoldResult.of(inner.complex());
  }
}
