// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Adds elements. */
@Op(name = "tosa.add",
    family = BinaryOp.class,
    traits = "COMMUTATIVE")
public final class AddOp extends AddOpBase {
  AddOp(Operation operation) {
    super(operation);
  }
}
