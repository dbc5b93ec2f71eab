// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.FloatType;

/** Clamps each element; integers and floating-point numbers have separate limits. */
@Op(name = "tosa.clamp",
    operands = "input: TENSOR",
    results = "output: TENSOR",
    attributes = {"min_int: I64", "max_int: I64", "min_fp: FLOAT", "max_fp: FLOAT"},
    traits = {"RESULTS_BROADCASTABLE", "PURE"},
    format = TosaDialect.FUNCTIONAL,
    patterns = ClampPatterns.class)
public final class ClampOp extends ClampOpBase {
  ClampOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type in = TosaTypes.storedElementOf(input());
    if (in != TosaTypes.storedElementOf(output())) {
      return opError("input/output element types are incompatible.");
    }
    if (in instanceof FloatType && minFpAttr().type() != maxFpAttr().type()) {
      return opError("min/max attributes types are incompatible with input/output element types.");
    }
    return null;
  }
}
