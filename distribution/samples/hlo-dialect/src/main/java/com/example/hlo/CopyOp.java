// SPDX-License-Identifier: Apache-2.0
package com.example.hlo;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.CopyOpInterface;

/** Copies a buffer into another one. */
@Op(name = "lhlo.copy",
    operands = {"source: ANY_MEMREF read", "target: ANY_MEMREF write"},
    format = "$source `,` $target attr-dict `:` type($source) `,` type($target)",
    implementations = CopyOp.Copy.class)
public final class CopyOp extends CopyOpBase {
  CopyOp(Operation operation) {
    super(operation);
  }

  /** Declares the copied buffer for {@code copy-removal}. */
  static final class Copy implements CopyOpInterface {
    @Override
    public Value getSource(Operation op) {
      return of(op).source();
    }

    @Override
    public Value getTarget(Operation op) {
      return of(op).target();
    }
  }
}
