// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Compares complex numbers: whether they are equal. */
@Op(name = "complex.eq", family = ComparisonOp.class)
public final class EqualOp extends EqualOpBase {
  EqualOp(Operation operation) {
    super(operation);
  }
}
