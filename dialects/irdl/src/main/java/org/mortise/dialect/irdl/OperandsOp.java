// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Declares the operands of an operation. */
@Op(name = "irdl.operands", family = ValuesOp.class)
public final class OperandsOp extends OperandsOpBase {
  OperandsOp(Operation operation) {
    super(operation);
  }
}
