// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the reciprocal of the square root of a complex number. */
@Op(name = "complex.rsqrt", family = ComplexFunctionOp.class)
public final class RsqrtOp extends RsqrtOpBase {
  RsqrtOp(Operation operation) {
    super(operation);
  }
}
