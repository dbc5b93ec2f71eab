// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the arctangent of the quotient of two complex numbers. */
@Op(name = "complex.atan2", family = ComplexArithmeticOp.class)
public final class Atan2Op extends Atan2OpBase {
  Atan2Op(Operation operation) {
    super(operation);
  }
}
