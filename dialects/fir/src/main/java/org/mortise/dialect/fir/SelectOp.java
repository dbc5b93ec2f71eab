// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Branches by the value of an integer. */
@Op(name = "fir.select", family = IntegerSelectOp.class,
    implementations = CaseBranch.class)
public final class SelectOp extends SelectOpBase {
  SelectOp(Operation operation) {
    super(operation);
  }
}
