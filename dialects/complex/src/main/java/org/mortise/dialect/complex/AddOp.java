// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Adds complex numbers. */
@Op(name = "complex.add", family = ComplexArithmeticOp.class)
public final class AddOp extends AddOpBase {
  AddOp(Operation operation) {
    super(operation);
  }
}
