// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Converts an unsigned integer to a wider type. */
@Op(name = "llvm.zext", family = WideningOp.class)
public final class ZExtOp extends ZExtOpBase {
  ZExtOp(Operation operation) {
    super(operation);
  }
}
