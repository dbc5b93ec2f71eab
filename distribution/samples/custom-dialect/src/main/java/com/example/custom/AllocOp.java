// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.types.MemRefType;

/** Allocates memory, which {@code custom.free} frees. */
@Op(name = "custom.alloc",
    operands = "sizes: INDEX...",
    results = "memory: ANY_MEMREF alloc",
    format = "`(` $sizes `)` attr-dict `:` type($memory)",
    implementations = AllocOp.Allocation.class)
public final class AllocOp extends AllocOpBase {
  AllocOp(Operation operation) {
    super(operation);
  }

  Diagnostic verify() {
    int needed = memoryType().dynamicDimCount();
    return sizes().size() == needed ? null
        : opError("needs " + needed + " sizes, one for each dynamic dimension, but has " + sizes().size());
  }

  /** Frees the memory by {@code custom.free}, and clones it by another {@code custom.alloc} and a copy. */
  static final class Allocation implements AllocationOpInterface {
    @Override
    public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      return FreeOp.create(builder, op.location(), allocated).operation();
    }

    @Override
    public Value buildClone(Operation op, OpBuilder builder, Value allocated) {
      MemRefType type = (MemRefType) allocated.type();
      List<Value> sizes = new ArrayList<>();
      for (int i = 0; i < type.rank(); i++) {
        if (type.isDynamicDim(i)) {
          sizes.add(DimOp.create(builder, op.location(), allocated, i));
        }
      }
      Value copy = create(builder, op.location(), type, sizes);
      CopyOp.create(builder, op.location(), allocated, copy);
      return copy;
    }
  }
}
