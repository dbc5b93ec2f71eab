// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Declares the name of critical sections. */
@Op(name = "omp.critical.declare",
    attributes = {"hint: HINT? = NO_HINT", "sym_name: SYMBOL_NAME"},
    traits = "SYMBOL",
    format = "$sym_name oilist(" + Clauses.HINT + ") attr-dict")
public final class CriticalDeclareOp extends CriticalDeclareOpBase {
  CriticalDeclareOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return HintForm.verify(operation(), hintAttr());
  }
}
