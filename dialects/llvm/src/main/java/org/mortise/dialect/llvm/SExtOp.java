// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Converts a signed integer to a wider type. */
@Op(name = "llvm.sext", family = WideningOp.class)
public final class SExtOp extends SExtOpBase {
  SExtOp(Operation operation) {
    super(operation);
  }
}
