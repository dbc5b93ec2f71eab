// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns whether all logical values are true. */
@Op(name = "hlfir.all", family = LogicalReductionOp.class)
public final class AllOp extends AllOpBase {
  AllOp(Operation operation) {
    super(operation);
  }
}
