// SPDX-License-Identifier: Apache-2.0
package com.example.hlo;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the exponential of each element of a buffer into another buffer. */
@Op(name = "lhlo.exp",
    operands = {"source: ANY_MEMREF read", "target: ANY_MEMREF write"},
    format = "$source `,` $target attr-dict `:` type($source) `,` type($target)")
public final class BufferExpOp extends BufferExpOpBase {
  BufferExpOp(Operation operation) {
    super(operation);
  }
}
