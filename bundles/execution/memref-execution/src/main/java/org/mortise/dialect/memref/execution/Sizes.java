// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref.execution;

import org.mortise.dialect.memref.DimOp;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;

/** The meanings of operations that read the descriptor of a buffer: its sizes, strides and offset. */
final class Sizes {
  private static final Primitive RANK =
      (arguments, machine) -> new Object[] {(long) ((MemRef) arguments[0]).rank()};
  private static final Primitive METADATA = (arguments, machine) -> {
    MemRef buffer = (MemRef) arguments[0];
    Object[] results = new Object[2 + 2 * buffer.rank()];
    results[0] = buffer.withLayout(0, new long[0], new long[0]);
    results[1] = buffer.offset;
    for (int i = 0; i < buffer.rank(); i++) {
      results[2 + i] = buffer.size(i);
      results[2 + buffer.rank() + i] = buffer.stride(i);
    }
    return results;
  };

  private Sizes() {}

  static void dim(DimOp op, CodeBuilder code) {
    code.define(op.result(), code.size(code.value(op.source()), code.value(op.index())));
  }

  static void rank(Operation op, CodeBuilder code) {
    code.run(code.results(op), RANK, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void metadata(Operation op, CodeBuilder code) {
    code.run(code.results(op), METADATA, PoisonRule.PROPAGATE, code.operands(op));
  }

  /** Addresses are numbers that differ for different memory; they cannot be dereferenced. */
  static void pointer(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> {
      MemRef buffer = (MemRef) arguments[0];
      return new Object[] {machine.address(buffer.memory) + buffer.start};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }
}
