// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the logarithm to base 2. */
@Op(name = "math.log2", family = FloatUnaryOp.class, computes = "LOG2")
public final class Log2Op extends Log2OpBase {
  Log2Op(Operation operation) {
    super(operation);
  }
}
