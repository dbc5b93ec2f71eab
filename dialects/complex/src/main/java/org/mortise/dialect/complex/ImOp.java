// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Extracts the imaginary part of a complex number. */
@Op(name = "complex.im", family = ComplexUnaryOp.class, results = "imaginary: ANY_FLOAT")
public final class ImOp extends ImOpBase {
  ImOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("imaginary", "complex", "complex element type matches result type", ComplexConstraints::elementType);
  }
}
