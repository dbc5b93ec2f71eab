// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the logarithm to base 10. */
@Op(name = "math.log10", family = FloatUnaryOp.class, computes = "LOG10")
public final class Log10Op extends Log10OpBase {
  Log10Op(Operation operation) {
    super(operation);
  }
}
