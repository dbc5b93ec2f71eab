// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.OwnDeallocationOpInterface;
import org.mortise.ir.types.MemRefType;

/** Allocates memory of a device. {@code gpu.dealloc} frees it. */
@Op(name = "gpu.alloc", family = AsyncOp.class,
    operands = {"dynamicSizes: INDEX...", "symbolOperands: INDEX..."},
    results = {"memref: ANY_MEMREF alloc", "asyncToken: ASYNC_TOKEN?"},
    attributes = "hostShared: UNIT?",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = AsyncOp.ASYNC + "(` ` `host_shared` $hostShared^)? ` ` `(` $dynamicSizes `)` "
        + "(`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    implementations = AllocOp.Deallocation.class)
public final class AllocOp extends AllocOpBase {
  AllocOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    MemRefType type = memrefType();
    if (dynamicSizes().size() != type.dynamicDimCount()) {
      return opError("dimension operand count does not equal memref dynamic dimension count");
    }
    int symbols = type.isIdentityLayout() ? 0 : type.layoutMap().symbolCount();
    return symbolOperands().size() == symbols ? null
        : opError("symbol operand count does not equal memref symbol count");
  }

  /** Frees the memory by {@code gpu.dealloc}. MLIR has no interface for this operation. */
  static final class Deallocation implements OwnDeallocationOpInterface {
    @Override
    public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      return builder.create(builder.state(allocated.location(), "gpu.dealloc").addOperand(allocated));
    }
  }
}
