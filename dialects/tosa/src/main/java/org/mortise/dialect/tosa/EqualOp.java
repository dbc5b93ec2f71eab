// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns whether elements are equal. */
@Op(name = "tosa.equal",
    family = ComparisonOp.class,
    traits = "COMMUTATIVE")
public final class EqualOp extends EqualOpBase {
  EqualOp(Operation operation) {
    super(operation);
  }
}
