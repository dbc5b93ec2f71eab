// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.BlockLoops;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.AutomaticAllocationBlockOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.LoopLikeOpInterface;

/**
 * Finds the place for the stack allocation that replaces an array on the heap: preferably where it is executed once,
 * which is the start of the function or of an outlined region, or the point after the operand that is defined last;
 * otherwise at the heap allocation, if that is in no loop; otherwise there, releasing the stack where the array is
 * freed.
 */
final class PlacementFinder {
  private static final String IN_LOOP = "it is allocated in a loop, where its size is computed, ";

  private final Operation function;
  private final HeapArrays arrays;
  private final @Nullable StackScopes scopes;
  private final boolean sharesSlots;
  private final BlockLoops loops = new BlockLoops();

  /** The reason why there is no place, and the operation that causes it. */
  record Obstacle(String reason, Operation at) {}

  private @Nullable Obstacle obstacle;

  /**
   * Creates a finder.
   *
   * @param scopes checks that memory is not released too early, or null to omit these checks
   * @param sharesSlots whether the stack can be released later than where an array is freed
   */
  PlacementFinder(Operation function, HeapArrays arrays, @Nullable StackScopes scopes, boolean sharesSlots) {
    this.sharesSlots = sharesSlots;
    this.function = function;
    this.arrays = arrays;
    this.scopes = scopes;
  }

  /** Returns the obstacle of the last search. */
  @Nullable Obstacle obstacle() {
    return obstacle;
  }

  /**
   * Returns the place for an allocation, or null if there is none.
   *
   * @param givesBack whether the stack is to be released where the array is freed, also outside of loops
   */
  @Nullable Placement find(AllocMemOp array, boolean givesBack) {
    Operation allocation = array.operation();
    boolean isEarly = givesBack && scopes != null && !isInLoop(allocation.block());
    Placement early = isEarly ? inPart(allocation) : null;
    if (early != null && scopes.conflict(early, allocation) == null) {
      return early;
    }
    obstacle = null;
    Placement wanted = earliest(allocation);
    if (!isInLoop(wanted.block())) {
      return scopes == null || scopes.conflict(wanted, allocation) == null ? wanted : later(allocation);
    }
    return later(allocation);
  }

  /** Returns the place at the allocation, releasing the stack after the array's use if it is in a loop. */
  private @Nullable Placement later(Operation allocation) {
    Placement place = !isInLoop(allocation.block()) ? Placement.after(allocation)
        : sharesSlots && scopes != null ? inPart(allocation) : inLoop(allocation);
    Obstacle conflict = place == null || scopes == null ? null : scopes.conflict(place, allocation);
    if (conflict != null) {
      obstacle = conflict;
      return null;
    }
    return place;
  }

  private Placement earliest(Operation allocation) {
    Operation last = null;
    for (int i = 0; i < allocation.operandCount(); i++) {
      Operation operand = allocation.operand(i).definingOp();
      if (operand == null || last != null && operand.block() != last.block()) {
        return Placement.after(allocation);
      }
      last = last == null || last.isBeforeInBlock(operand) ? operand : last;
    }
    if (last != null && outlinedAround(last) == outlinedAround(allocation)) {
      return Placement.after(last);
    }
    return Placement.atStart(frameOf(allocation, function));
  }

  /** Returns the block for the allocations of the function or outlined region that contains {@code op}. */
  static Block frameOf(Operation op, Operation function) {
    Operation outlined = outlinedAround(op);
    return outlined == null ? function.region(0).first()
        : outlined.getInterface(AutomaticAllocationBlockOpInterface.class).getAllocaBlock(outlined);
  }

  /** Returns the place at the allocation, with the stack released after the part that needs it. */
  private @Nullable Placement inPart(Operation allocation) {
    StackPart part = new StackPart(arrays);
    Operation end = part.endOf(allocation);
    if (end != null) {
      return Placement.givenBack(allocation, end);
    }
    obstacle = part.obstacle() == null
        ? new Obstacle(IN_LOOP + "and freed through another variable", allocation)
        : new Obstacle(IN_LOOP + part.obstacle().reason(), part.obstacle().at());
    return null;
  }

  /** Returns the innermost ancestor of {@code op} that becomes a function with its own stack, or null. */
  private static @Nullable Operation outlinedAround(Operation op) {
    Operation parent = op.parentOp();
    while (parent != null && !parent.implementsInterface(AutomaticAllocationBlockOpInterface.class)) {
      parent = parent.parentOp();
    }
    return parent;
  }

  /** Returns the place in the loop, unless stack memory that is still used would be released. */
  private @Nullable Placement inLoop(Operation allocation) {
    List<Operation> frees = arrays.freesOf(allocation);
    Operation last = allocation;
    for (Operation free : frees) {
      if (free.block() != allocation.block()) {
        obstacle = new Obstacle(IN_LOOP + "and freed in another block", free);
        return null;
      }
      last = last.isBeforeInBlock(free) ? free : last;
    }
    if (frees.isEmpty()) {
      obstacle = new Obstacle(IN_LOOP + "and freed through another variable", allocation);
      return null;
    }
    for (Operation op = allocation; op != last; op = op.next()) {
      if (AllocaOp.of(op) != null) {
        obstacle = new Obstacle(IN_LOOP + "and the stack grows before it is freed", op);
        return null;
      }
    }
    return Placement.givenBack(allocation, null);
  }

  private boolean isInLoop(Block block) {
    for (Block each = block; each != null; ) {
      Operation parent = each.parentOp();
      if (loops.contains(each) || parent.implementsInterface(LoopLikeOpInterface.class)) {
        return true;
      }
      each = parent.implementsInterface(FunctionOpInterface.class) ? null : parent.block();
    }
    return false;
  }
}
