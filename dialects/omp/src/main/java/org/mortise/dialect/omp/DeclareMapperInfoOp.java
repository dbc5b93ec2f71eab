// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends the declaration of a mapper with the maps that it consists of. */
@Op(name = "omp.declare_mapper.info", since = "22.1",
    operands = "map_vars: POINTER_LIKE...",
    traits = "TERMINATOR",
    parents = "omp.declare_mapper",
    format = "oilist(" + Clauses.MAP_ENTRIES + ") attr-dict")
public final class DeclareMapperInfoOp extends DeclareMapperInfoOpBase {
  DeclareMapperInfoOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return MapVerifier.verify(operation(), mapVars());
  }
}
