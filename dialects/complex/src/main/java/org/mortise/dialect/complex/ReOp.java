// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Extracts the real part of a complex number. */
@Op(name = "complex.re", family = ComplexUnaryOp.class, results = "real: ANY_FLOAT")
public final class ReOp extends ReOpBase {
  ReOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("real", "complex", "complex element type matches result type", ComplexConstraints::elementType);
  }
}
