// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Frees memory that {@code custom.alloc} allocated. */
@Op(name = "custom.free", operands = "memory: ANY_MEMREF free", format = "$memory attr-dict `:` type($memory)")
public final class FreeOp extends FreeOpBase {
  FreeOp(Operation operation) {
    super(operation);
  }
}
