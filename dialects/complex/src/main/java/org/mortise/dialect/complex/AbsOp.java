// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Computes the absolute value of a complex number. */
@Op(name = "complex.abs", family = ComplexUnaryOp.class, results = "result: ANY_FLOAT")
public final class AbsOp extends AbsOpBase {
  AbsOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "complex", "complex element type matches result type", ComplexConstraints::elementType);
  }
}
