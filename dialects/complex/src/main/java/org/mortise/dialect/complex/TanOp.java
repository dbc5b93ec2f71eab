// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the tangent of a complex number. */
@Op(name = "complex.tan", family = ComplexFunctionOp.class)
public final class TanOp extends TanOpBase {
  TanOp(Operation operation) {
    super(operation);
  }
}
