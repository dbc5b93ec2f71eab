// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Raises a complex number to a complex power. */
@Op(name = "complex.pow", family = ComplexArithmeticOp.class)
public final class PowOp extends PowOpBase {
  PowOp(Operation operation) {
    super(operation);
  }
}
