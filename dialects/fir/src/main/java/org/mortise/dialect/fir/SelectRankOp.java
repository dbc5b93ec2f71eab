// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Branches by the rank of an entity. */
@Op(name = "fir.select_rank", family = IntegerSelectOp.class,
    implementations = CaseBranch.class)
public final class SelectRankOp extends SelectRankOpBase {
  SelectRankOp(Operation operation) {
    super(operation);
  }
}
