// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Adds. */
@Op(name = "index.add", family = IndexBinaryOp.class, computes = "ADD", traits = {"COMMUTATIVE", "PURE"})
public final class AddOp extends AddOpBase {
  AddOp(Operation operation) {
    super(operation);
  }
}
