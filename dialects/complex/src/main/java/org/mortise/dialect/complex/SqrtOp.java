// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the square root of a complex number. */
@Op(name = "complex.sqrt", family = ComplexFunctionOp.class)
public final class SqrtOp extends SqrtOpBase {
  SqrtOp(Operation operation) {
    super(operation);
  }
}
