// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The indices of the least element of an array. */
@Op(name = "hlfir.minloc", family = LocationOp.class)
public final class MinlocOp extends MinlocOpBase {
  MinlocOp(Operation operation) {
    super(operation);
  }
}
