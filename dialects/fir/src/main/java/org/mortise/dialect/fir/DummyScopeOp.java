// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The scope of the dummy arguments of a call. */
@Op(name = "fir.dummy_scope",
    results = "result: DUMMY_SCOPE",
    format = "attr-dict `:` type(results)")
public final class DummyScopeOp extends DummyScopeOpBase {
  DummyScopeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.writes(null, FirResources.DEBUGGING);
  }
}
