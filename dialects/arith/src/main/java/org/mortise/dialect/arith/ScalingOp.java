// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of casts between floating-point formats that multiply or divide by a scale, a power of two. */
@Op(operands = {"in: FLOAT_LIKE", "scale: FLOAT_LIKE"},
    results = "out: FLOAT_LIKE",
    traits = {"PURE", "ELEMENTWISE_MAPPABLE"},
    since = "22.1")
public abstract class ScalingOp extends ScalingOpBase {
  ScalingOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("input and output have the same tensor dimensions", CastOp::hasSameTensorDimensions);
  }

  /** Returns whether a number of one type can be cast to another one. */
  abstract boolean isCompatible(Type from, Type to);

  @Nullable Diagnostic verify() {
    return isCompatible(in().type(), out().type()) ? null : opError("operand types '" + in().type() + "', '"
        + scale().type() + "' and result type '" + out().type() + "' are cast incompatible");
  }
}
