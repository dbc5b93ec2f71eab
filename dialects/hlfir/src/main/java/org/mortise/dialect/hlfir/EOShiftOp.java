// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** A shift of an array that fills vacated elements with a boundary value. */
@Op(name = "hlfir.eoshift",
    operands = {"array: ARRAY", "shift: INTEGERS", "boundary: ENTITY?", "dim: ANY_INTEGER?"},
    results = "result: EXPR",
    resultNames = "",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$array $shift (`boundary` $boundary^)? (`dim` $dim^)? attr-dict `:` "
        + "functional-type(operands, results)",
    implementations = IntrinsicEffects.class,
    since = "22.1")
public final class EOShiftOp extends EOShiftOpBase {
  EOShiftOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    String error = Shifts.error(array().type(), shift().type(), result().type());
    if (error == null && boundary() != null) {
      error = boundaryError(boundary().type());
    }
    return error == null ? null : opError(error);
  }

  private @Nullable String boundaryError(Type boundary) {
    Type element = Entities.scalarOf(array().type());
    boolean isSame = element instanceof CharacterType own && Entities.scalarOf(boundary) instanceof CharacterType other
        ? own.kind() == other.kind() : element == Entities.scalarOf(boundary);
    return isSame ? Shifts.rankError(Entities.shapeOf(array().type()).length, boundary, "BOUNDARY")
        : "ARRAY and BOUNDARY operands must have the same element type";
  }
}
