// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns whether some logical value is true. */
@Op(name = "hlfir.any", family = LogicalReductionOp.class)
public final class AnyOp extends AnyOpBase {
  AnyOp(Operation operation) {
    super(operation);
  }
}
