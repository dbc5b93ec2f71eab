// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The least element of an array. */
@Op(name = "hlfir.minval", family = ExtremumOp.class)
public final class MinvalOp extends MinvalOpBase {
  MinvalOp(Operation operation) {
    super(operation);
  }
}
