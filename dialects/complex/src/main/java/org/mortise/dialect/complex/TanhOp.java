// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the hyperbolic tangent of a complex number. */
@Op(name = "complex.tanh", family = ComplexFunctionOp.class)
public final class TanhOp extends TanhOpBase {
  TanhOp(Operation operation) {
    super(operation);
  }
}
