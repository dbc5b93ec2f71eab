// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref.execution;

import java.util.List;
import org.mortise.dialect.memref.AllocaScopeOp;
import org.mortise.dialect.memref.ReallocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.StridesAndOffset;

/** Allocation and deallocation. */
final class Allocations {
  private static final Primitive FREE = (arguments, machine) -> {
    machine.free((MemRef) arguments[0]);
    return Primitive.NOTHING;
  };

  private Allocations() {}

  static void heap(Operation op, CodeBuilder code) {
    allocate(op, code, Storage.HEAP);
  }

  static void stack(Operation op, CodeBuilder code) {
    code.allocateOnStack();
    allocate(op, code, Storage.STACK);
  }

  private static void allocate(Operation op, CodeBuilder code, Storage storage) {
    MemRefType type = (MemRefType) op.result(0).type();
    BufferLayout layout = BufferLayout.of(type);
    int symbols = op.operandCount() - type.dynamicDimCount();
    code.run(code.results(op), (arguments, machine) -> {
      long[] sizes = sizes(type, arguments, machine);
      long[] symbolValues = new long[symbols];
      for (int i = 0; i < symbols; i++) {
        symbolValues[i] = (Long) arguments[arguments.length - symbols + i];
      }
      return new Object[] {layout.allocate(sizes, symbolValues, storage, machine)};
    }, PoisonRule.REJECT, code.operands(op));
  }

  private static long[] sizes(MemRefType type, Object[] arguments, Machine machine) {
    long[] sizes = type.shape();
    int next = 0;
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = type.isDynamicDim(i) ? (Long) arguments[next++] : sizes[i];
      if (sizes[i] < 0) {
        throw machine.fault("allocates a negative size: " + sizes[i]);
      }
    }
    return sizes;
  }

  static void free(Operation op, CodeBuilder code) {
    code.run(List.of(), FREE, PoisonRule.REJECT, code.operands(op));
  }

  /** The buffer is always moved: programs must not depend on its address. */
  static void reallocate(ReallocOp op, CodeBuilder code) {
    MemRefType type = (MemRefType) op.result().type();
    ValueFormat format = ValueFormat.of(type.elementType());
    boolean isDynamic = op.dynamicResultSize() != null;
    code.run(code.results(op), (arguments, machine) -> {
      MemRef old = (MemRef) arguments[0];
      long size = isDynamic ? (Long) arguments[1] : type.dim(0);
      if (size < 0) {
        throw machine.fault("allocates a negative size: " + size);
      }
      MemRef moved = MemRef.of(
          machine.allocate(Math.multiplyExact(size, (long) format.bytes()), Storage.HEAP), size);
      long[] kept = {Math.min(size, old.size(0))};
      machine.copy(old.withLayout(old.offset, kept, old.strides()), moved.withLayout(0, kept, moved.strides()), format);
      machine.free(old);
      return new Object[] {moved};
    }, PoisonRule.REJECT, code.operands(op));
  }

  static void scope(AllocaScopeOp op, CodeBuilder code) {
    Label end = new Label();
    var results = code.results(op);
    code.region(op.bodyRegion(), List.of(), (terminator, operands) -> {
      code.assign(results, operands);
      code.jump(end);
    });
    code.place(end);
  }

  /** Returns the strides of a layout, or throws if it is not strided. */
  static StridesAndOffset strides(MemRefType type) {
    StridesAndOffset strides = type.stridesAndOffset();
    if (strides == null) {
      throw new UnsupportedOperationException("the layout of " + type + " has no strides");
    }
    return strides;
  }
}
