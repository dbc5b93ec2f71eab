// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/**
 * Computes the natural logarithm of a complex number. Its imaginary part is between -pi and pi, so the logarithm of an
 * exponential differs from the exponent.
 */
@Op(name = "complex.log", family = ComplexFunctionOp.class)
public final class LogOp extends LogOpBase {
  LogOp(Operation operation) {
    super(operation);
  }
}
