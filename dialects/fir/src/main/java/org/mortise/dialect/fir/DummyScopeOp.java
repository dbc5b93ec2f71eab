// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The scope of the dummy arguments of a call. */
@Op(name = "fir.dummy_scope",
    results = "result: DUMMY_SCOPE",
    effects = "write(DEBUGGING)",
    format = "attr-dict `:` type(results)")
public final class DummyScopeOp extends DummyScopeOpBase {
  DummyScopeOp(Operation operation) {
    super(operation);
  }
}
