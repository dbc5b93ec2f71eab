// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Subtracts complex numbers. */
@Op(name = "complex.sub", family = ComplexArithmeticOp.class)
public final class SubOp extends SubOpBase {
  SubOp(Operation operation) {
    super(operation);
  }
}
