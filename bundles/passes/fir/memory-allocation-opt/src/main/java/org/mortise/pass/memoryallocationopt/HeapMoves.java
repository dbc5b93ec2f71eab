// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.memoryallocationopt;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.BlockLoops;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.FreeMemOp;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;

/** Moves the large entities of one function to the heap. */
final class HeapMoves {
  private static final String NO_END = "the region that owns it has no end at which it could be freed";

  private final Operation function;
  private final LargeEntities large;
  private final PassRun run;
  private final DominanceInfo dominance = new DominanceInfo();
  private final BlockLoops loops = new BlockLoops();

  HeapMoves(Operation function, LargeEntities large, PassRun run) {
    this.function = function;
    this.large = large;
    this.run = run;
  }

  /** Returns whether an entity has moved. */
  boolean run() {
    List<AllocaOp> selected = new ArrayList<>();
    function.walk(op -> {
      AllocaOp entity = AllocaOp.of(op);
      if (entity != null && large.contains(entity)) {
        selected.add(entity);
      }
    });
    boolean changed = false;
    for (AllocaOp entity : selected) {
      changed |= move(entity);
    }
    return changed;
  }

  private boolean move(AllocaOp entity) {
    Operation alloca = entity.operation();
    Region owner = ownerOf(alloca);
    List<Operation> ends = owner == null ? List.of() : endsOf(owner);
    if (ends.isEmpty()) {
      run.remark(Remark.Kind.MISSED, "KeptOnStack", alloca).with("Reason", NO_END)
          .message("stays on the stack: " + NO_END).emit();
      return false;
    }
    PointerVariable pointer =
        isAllocatedOnceBefore(ends, alloca) ? null : PointerVariable.create(owner, HeapType.of(entity.allocatedType()),
            alloca.location());
    OpBuilder builder = OpBuilder.before(alloca);
    if (pointer != null) {
      pointer.free(builder, alloca.location());
    }
    AllocMemOp allocation = allocate(entity, builder);
    Value address = ConvertOp.create(builder, alloca.location(), entity.res().type(), allocation.res());
    if (pointer != null) {
      pointer.set(builder, alloca.location(), allocation.res());
    }
    for (Operation end : ends) {
      OpBuilder atEnd = OpBuilder.before(end);
      if (pointer == null) {
        FreeMemOp.create(atEnd, end.location(), allocation.res());
      } else {
        pointer.free(atEnd, end.location());
      }
    }
    report(alloca, ends, pointer != null);
    entity.res().replaceAllUsesWith(address);
    alloca.erase();
    return true;
  }

  private void report(Operation alloca, List<Operation> ends, boolean byVariable) {
    if (!run.remarksWanted()) {
      return;
    }
    RemarkBuilder remark = run.remark(Remark.Kind.PASSED, "MovedToHeap", alloca)
        .message(byVariable ? "moved to the heap, and freed through a variable: it is not allocated exactly once"
            : "moved to the heap").with("Type", AllocaOp.of(alloca).allocatedType());
    ends.forEach(end -> remark.note(end.location(), "freed here"));
    remark.emit();
  }

  /** Returns the region at whose ends the memory of an allocation on the stack is given back. */
  private static @Nullable Region ownerOf(Operation alloca) {
    Region region = alloca.parentRegion();
    while (region != null && !ownsStack(region.parentOp())) {
      region = region.parentOp().parentRegion();
    }
    return region;
  }

  private static boolean ownsStack(Operation op) {
    return op.hasTrait(Trait.ISOLATED_FROM_ABOVE) || op.hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE)
        || op.implementsInterface(LoopLikeOpInterface.class);
  }

  private static List<Operation> endsOf(Region region) {
    List<Operation> ends = new ArrayList<>();
    for (Block block = region.first(); block != null; block = block.next()) {
      Operation last = block.last();
      if (last != null && last.hasTrait(Trait.TERMINATOR) && last.successorCount() == 0) {
        ends.add(last);
      }
    }
    return ends;
  }

  private boolean isAllocatedOnceBefore(List<Operation> ends, Operation alloca) {
    for (Operation end : ends) {
      if (!dominance.properlyDominates(alloca, end)) {
        return false;
      }
    }
    return !loops.contains(alloca.block());
  }

  private static AllocMemOp allocate(AllocaOp entity, OpBuilder builder) {
    AllocMemOp allocation = AllocMemOp.build(
        builder, entity.location(), entity.allocatedType(), entity.typeparams(), entity.shape());
    StringAttr none = StringAttr.of(builder.context(), "");
    allocation.setUniqNameAttr(entity.uniqNameAttr() == null ? none : entity.uniqNameAttr());
    allocation.setBindcNameAttr(entity.bindcNameAttr() == null ? none : entity.bindcNameAttr());
    return allocation;
  }
}
