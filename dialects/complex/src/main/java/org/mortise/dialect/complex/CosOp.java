// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the cosine of a complex number. */
@Op(name = "complex.cos", family = ComplexFunctionOp.class)
public final class CosOp extends CosOpBase {
  CosOp(Operation operation) {
    super(operation);
  }
}
