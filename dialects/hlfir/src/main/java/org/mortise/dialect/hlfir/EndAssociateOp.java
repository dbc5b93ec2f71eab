// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends the lifetime of the variable of an expression. */
@Op(name = "hlfir.end_associate",
    operands = {"var: ANY_REF_OR_BOX_LIKE", "must_free: I1"},
    effects = "free",
    format = "$var `,` $must_free attr-dict `:` type(operands)")
public final class EndAssociateOp extends EndAssociateOpBase {
  EndAssociateOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean isEntity = HlfirConstraints.ENTITY.accepts(var().type());
    return isEntity || !Entities.mayHaveAllocatableComponent(var().type())
        ? null
        : opError("that requires components deallocation must have var operand that is a Fortran entity");
  }
}
