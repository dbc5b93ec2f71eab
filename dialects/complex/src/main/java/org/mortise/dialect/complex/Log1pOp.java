// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the natural logarithm of a complex number plus 1. */
@Op(name = "complex.log1p", family = ComplexFunctionOp.class)
public final class Log1pOp extends Log1pOpBase {
  Log1pOp(Operation operation) {
    super(operation);
  }
}
