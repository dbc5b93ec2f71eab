// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Compares complex numbers: whether they differ. */
@Op(name = "complex.neq", family = ComparisonOp.class)
public final class NotEqualOp extends NotEqualOpBase {
  NotEqualOp(Operation operation) {
    super(operation);
  }
}
