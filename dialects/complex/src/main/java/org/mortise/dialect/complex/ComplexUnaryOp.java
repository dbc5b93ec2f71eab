// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations on one complex number. */
@Op(operands = "complex: COMPLEX",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"PURE", "ELEMENTWISE"},
    format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)")
public abstract class ComplexUnaryOp extends ComplexUnaryOpBase {
  ComplexUnaryOp(Operation operation) {
    super(operation);
  }
}
