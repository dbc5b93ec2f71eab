// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The greatest element of an array. */
@Op(name = "hlfir.maxval", family = ExtremumOp.class)
public final class MaxvalOp extends MaxvalOpBase {
  MaxvalOp(Operation operation) {
    super(operation);
  }
}
