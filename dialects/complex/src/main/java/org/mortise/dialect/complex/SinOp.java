// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the sine of a complex number. */
@Op(name = "complex.sin", family = ComplexFunctionOp.class)
public final class SinOp extends SinOpBase {
  SinOp(Operation operation) {
    super(operation);
  }
}
