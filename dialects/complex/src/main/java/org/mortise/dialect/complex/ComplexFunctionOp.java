// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of functions from a complex number to a complex number. */
@Op(family = ComplexUnaryOp.class,
    results = "result: COMPLEX",
    traits = "SAME_OPERANDS_AND_RESULT_TYPE")
public abstract class ComplexFunctionOp extends ComplexFunctionOpBase {
  ComplexFunctionOp(Operation operation) {
    super(operation);
  }
}
