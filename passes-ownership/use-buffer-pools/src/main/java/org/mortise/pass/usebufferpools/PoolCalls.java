// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.usebufferpools;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.analyses.policies.BufferPool;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.ReallocOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;

/** Replaces the allocations and deallocations of one function by calls. Linear. */
final class PoolCalls {
  private final BufferPolicies policies;
  /** The allocations, clones and deallocations of buffers of a pool, in program order. */
  private final List<Operation> found = new ArrayList<>();
  private int allocated;
  private int freed;

  PoolCalls(Operation function, BufferPolicies policies) {
    this.policies = policies;
    function.walkPreOrder((Operation op) -> {
      boolean isTreated = AllocOp.of(op) != null || CloneOp.of(op) != null || ReallocOp.of(op) != null
          || DeallocOp.of(op) != null;
      if (isTreated && poolOf(op) != null) {
        found.add(op);
      }
    });
  }

  int allocated() {
    return allocated;
  }

  int freed() {
    return freed;
  }

  private @Nullable BufferPool poolOf(Operation op) {
    Value buffer = op.resultCount() > 0 ? op.result(0) : op.operand(0);
    return policies.poolOf(op, (BaseMemRefType) buffer.type());
  }

  /** Returns errors for the operations that cannot be replaced. */
  List<Diagnostic> violations() {
    List<Diagnostic> errors = new ArrayList<>();
    for (Operation op : found) {
      String reason = DeallocOp.of(op) == null ? reason(op, poolOf(op)) : null;
      if (reason != null) {
        errors.add(op.opError("cannot use the pool that a policy selects: " + reason));
      }
    }
    return errors;
  }

  private static @Nullable String reason(Operation op, BufferPool pool) {
    if (ReallocOp.of(op) != null) {
      return "run 'expand-realloc' before";
    }
    if (!(op.result(0).type() instanceof MemRefType type)) {
      return "the size of the buffer is not known";
    }
    if (!type.isIdentityLayout()) {
      return "the buffer does not have the identity layout; run 'normalize-memrefs' before";
    }
    return pool.takesAddress() && BufferSize.bytesOfElement(type.elementType()) <= 0
        ? "the size of its elements is not known" : null;
  }

  void replace(PassRun run) {
    for (Operation op : found) {
      BufferPool pool = poolOf(op);
      if (DeallocOp.of(op) != null) {
        new PoolFree(pool, OpBuilder.before(op), op.location()).free(op.operand(0));
        op.erase();
        freed++;
      } else {
        run.remark(Remark.Kind.PASSED, "Pooled", op)
            .message("allocated by @" + SymbolTable.getSymbolName(pool.allocate())).emit();
        allocate(op, pool);
        allocated++;
      }
    }
  }

  private static void allocate(Operation op, BufferPool pool) {
    OpBuilder builder = OpBuilder.before(op);
    AllocOp allocation = AllocOp.of(op);
    MemRefType type = (MemRefType) op.result(0).type();
    List<Value> sizes = allocation != null ? List.copyOf(allocation.dynamicSizes())
        : sizesOf(builder, op.location(), op.operand(0), type);
    long alignment = allocation == null || allocation.alignmentAttr() == null
        ? 0 : allocation.alignmentAttr().longValue();
    Value buffer = new PoolAllocation(pool, builder, op.location()).allocate(type, sizes, alignment);
    if (allocation == null) {
      CopyOp.create(builder, op.location(), op.operand(0), buffer);
    }
    op.result(0).replaceAllUsesWith(buffer);
    op.erase();
  }

  /** Returns the dynamic sizes of a copy of {@code source} that is of {@code type}. */
  private static List<Value> sizesOf(OpBuilder builder, Location location, Value source, MemRefType type) {
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.isDynamicDim(i)) {
        sizes.add(DimOp.create(builder, location, source, i));
      }
    }
    return sizes;
  }
}
