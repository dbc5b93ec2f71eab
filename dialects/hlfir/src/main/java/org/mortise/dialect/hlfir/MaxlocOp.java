// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The indices of the greatest element of an array. */
@Op(name = "hlfir.maxloc", family = LocationOp.class)
public final class MaxlocOp extends MaxlocOpBase {
  MaxlocOp(Operation operation) {
    super(operation);
  }
}
