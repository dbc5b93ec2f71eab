// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The least or greatest of characters. */
@Op(name = "hlfir.char_extremum",
    operands = "strings: CHARACTER_SCALAR...",
    results = "result: CHARACTER_SCALAR_EXPR",
    attributes = "predicate: CHARACTER_PREDICATE",
    format = "$predicate `,` $strings attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class)
public final class CharExtremumOp extends CharExtremumOpBase {
  CharExtremumOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Characters.verify(operation(), strings(), result());
  }
}
