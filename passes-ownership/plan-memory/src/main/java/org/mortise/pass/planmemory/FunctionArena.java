// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.planmemory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analysis.cfg.ControlFlowKinds;
import org.mortise.analysis.cfg.ProgramOrder;
import org.mortise.analysis.memory.ArenaPlan;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.dialect.memref.ViewOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/** Replaces the allocations of one function by parts of an arena for each memory space. */
final class FunctionArena {
  private static final long MIN_ALIGNMENT = 16;

  private final Operation function;
  private final PassRun run;
  private final ControlFlowKinds kinds = new ControlFlowKinds();
  private ProgramOrder order;

  FunctionArena(Operation function, PassRun run) {
    this.function = function;
    this.run = run;
  }

  /** Returns whether anything has changed. */
  boolean run() {
    if (!mayBePlanned()) {
      return false;
    }
    order = ProgramOrder.of(function);
    Map<@Nullable Attribute, List<PlannedBuffer>> groups = new LinkedHashMap<>();
    for (PlannedBuffer buffer : new Candidates(function, order).find()) {
      Attribute space = buffer.allocation().memrefType().memorySpace();
      groups.computeIfAbsent(space, key -> new ArrayList<>()).add(buffer);
    }
    boolean changed = false;
    for (List<PlannedBuffer> group : groups.values()) {
      if (group.size() > 1) {
        plan(group);
        changed = true;
      }
    }
    return changed;
  }

  private boolean mayBePlanned() {
    int[] count = new int[1];
    function.walkPreOrder((Operation op) -> {
      count[0] += AllocOp.of(op) == null ? 0 : 1;
    });
    return count[0] > 1;
  }

  private void plan(List<PlannedBuffer> buffers) {
    ArenaPlan plan = ArenaPlan.of(buffers.stream().map(PlannedBuffer::item).toList());
    Value arena = createArena(buffers, plan);
    for (int i = 0; i < buffers.size(); i++) {
      replace(buffers.get(i), arena, plan.offset(i));
    }
    run.count(PlanMemory.PLANNED, buffers.size());
    run.count(PlanMemory.BYTES, plan.size());
    run.count(PlanMemory.PEAK_BYTES, plan.peak());
    run.remark(Remark.Kind.PASSED, "Planned", function)
        .message("arena of " + plan.size() + " bytes for " + buffers.size() + " buffers; at most " + plan.peak()
            + " bytes are live at once")
        .with("Bytes", plan.size()).with("Peak", plan.peak()).with("Buffers", buffers.size()).emit();
  }

  private Value createArena(List<PlannedBuffer> buffers, ArenaPlan plan) {
    int first = Integer.MAX_VALUE;
    int last = 0;
    long alignment = MIN_ALIGNMENT;
    for (PlannedBuffer buffer : buffers) {
      // the view is where the allocation is, before the first use
      first = Math.min(first, order.start(buffer.allocation().operation()));
      last = Math.max(last, buffer.item().last());
      alignment = Math.max(alignment, buffer.item().alignment());
    }
    Block entry = function.region(0).first();
    MemRefType part = buffers.get(0).allocation().memrefType();
    MemRefType type = MemRefType.of(
        new long[] {plan.size()}, IntegerType.of(function.context(), Byte.SIZE), null, part.memorySpace());
    Location location = buffers.get(0).allocation().operation().location();
    Value arena = AllocOp.create(OpBuilder.before(operationFrom(entry, first)), location, type, List.of(), List.of(),
        IntegerAttr.i64(function.context(), alignment)).memref();
    if (last <= order.end(entry)) {
      DeallocOp.create(OpBuilder.before(operationAfter(entry, last)), location, arena);
    } else {
      freeAtExits(arena, location);
    }
    return arena;
  }

  /** Returns the first operation of {@code entry} that ends at {@code number} or later, or its last operation. */
  private Operation operationFrom(Block entry, int number) {
    Operation found = entry.first();
    while (found.next() != null && (!order.contains(found) || order.end(found) < number)) {
      found = found.next();
    }
    return found;
  }

  /** Returns the first operation of {@code entry} that begins after {@code number}, or its last operation. */
  private Operation operationAfter(Block entry, int number) {
    Operation found = entry.first();
    while (found.next() != null && (!order.contains(found) || order.start(found) <= number)) {
      found = found.next();
    }
    return found;
  }

  private void freeAtExits(Value arena, Location location) {
    for (Block block : function.region(0).blocks()) {
      Operation terminator = block.terminator();
      if (terminator != null && terminator.successorCount() == 0) {
        DeallocOp.create(OpBuilder.before(terminator), location, arena);
      }
    }
  }

  private void replace(PlannedBuffer buffer, Value arena, long offset) {
    Operation allocation = buffer.allocation().operation();
    OpBuilder builder = OpBuilder.before(outermostLoop(allocation));
    Value shift = ConstantOp.createIndex(builder, allocation.location(), offset).result();
    ViewOp view = ViewOp.create(
        builder, allocation.location(), buffer.allocation().memrefType(), arena, shift, List.of());
    buffer.frees().forEach(Operation::erase);
    buffer.allocation().memref().replaceAllUsesWith(view.result());
    allocation.erase();
  }

  /** Returns the outermost loop around {@code op}, or {@code op} if there is none. */
  private Operation outermostLoop(Operation op) {
    Operation found = op;
    for (Operation around = op.parentOp(); around != function; around = around.parentOp()) {
      if (kinds.isLoop(around)) {
        found = around;
      }
    }
    return found;
  }
}
