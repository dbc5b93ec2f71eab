// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides a complex number by its absolute value; zero stays. */
@Op(name = "complex.sign", family = ComplexFunctionOp.class)
public final class SignOp extends SignOpBase {
  SignOp(Operation operation) {
    super(operation);
  }
}
