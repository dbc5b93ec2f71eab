// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the power of e, minus 1. */
@Op(name = "complex.expm1", family = ComplexFunctionOp.class)
public final class Expm1Op extends Expm1OpBase {
  Expm1Op(Operation operation) {
    super(operation);
  }
}
