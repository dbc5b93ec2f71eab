// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends the lifetime of an expression. */
@Op(name = "hlfir.destroy",
    operands = "expr: EXPR",
    effects = "free",
    attributes = "finalize: UNIT?",
    format = "$expr (`finalize` $finalize^)? attr-dict `:` qualified(type($expr))")
public final class DestroyOp extends DestroyOpBase {
  DestroyOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean canBeFinalized = ((ExprType) expr().type()).elementType() instanceof RecordType;
    return finalize_Attr() == null || canBeFinalized
        ? null : opError("the element type must be finalizable, when 'finalize' is set");
  }
}
