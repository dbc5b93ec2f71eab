// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Creates the vector of the numbers from 0 on. */
@Op(name = "vector.step",
    results = "result: STEPS",
    traits = "PURE",
    format = "attr-dict `:` type($result)", implementations = StepRange.class)
public final class StepOp extends StepOpBase {
  StepOp(Operation operation) {
    super(operation);
  }
}
