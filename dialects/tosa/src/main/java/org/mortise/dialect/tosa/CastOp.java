// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Converts the type of each element. */
@Op(name = "tosa.cast",
    operands = "input: TENSOR",
    results = "output: TENSOR",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class CastOp extends CastOpBase {
  CastOp(Operation operation) {
    super(operation);
  }
}
