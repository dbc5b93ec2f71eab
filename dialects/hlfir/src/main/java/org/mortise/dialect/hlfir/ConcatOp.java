// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The concatenation of characters. */
@Op(name = "hlfir.concat",
    operands = {"strings: CHARACTER_SCALAR...", "length: ANY_INTEGER"},
    results = "result: CHARACTER_SCALAR_EXPR",
    format = "$strings `len` $length attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class)
public final class ConcatOp extends ConcatOpBase {
  ConcatOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Characters.verify(operation(), strings(), result());
  }
}
