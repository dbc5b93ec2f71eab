// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** A circular shift of an array. */
@Op(name = "hlfir.cshift",
    operands = {"array: ARRAY", "shift: INTEGERS", "dim: ANY_INTEGER?"},
    results = "result: EXPR",
    resultNames = "",
    format = "$array $shift (`dim` $dim^)? attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class,
    since = "22.1")
public final class CShiftOp extends CShiftOpBase {
  CShiftOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    String error = Shifts.error(array().type(), shift().type(), result().type());
    return error == null ? null : opError(error);
  }
}
