// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.planmemory;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.analyses.memory.ArenaPlan;
import org.mortise.analyses.policies.BufferPolicies;
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

/**
 * Replaces the allocations of one function by parts of arenas, of which each memory space has its own.
 *
 * <p>An arena must pay. Its size is at most 1.02 times the peak of its buffers. It may raise the peak of the function,
 * computed from the lifetimes of all buffers, by at most this factor; the same holds for paths that skip some of its
 * buffers, so it is at most 1.02 times the peak of the buffers that are allocated on every path. If these conditions do
 * not hold, the buffers above the first limit are excluded, or the buffers of each branch, or of disjoint times, are
 * tried separately.
 */
final class FunctionArena {
  private static final long MIN_ALIGNMENT = 16;
  private static final long PERCENT = 100;
  private static final long MOST_PERCENT = 102;
  private static final int MOST_TIMES = 32;
  /** The maximum number of lifetimes compared with arenas in one function, as many branches cost their square. */
  private static final long MOST_LIVES = 100_000_000;

  /**
   * Buffers for one arena.
   *
   * @param scope the block that must contain the arena; null for the whole function
   */
  private record Group(List<PlannedBuffer> buffers, @Nullable Block scope) {}

  private final Operation function;
  private final CalleeHeap callees;
  private final PassRun run;
  private final Deque<Group> pending = new ArrayDeque<>();
  private final BufferPolicies policies;
  private ProgramOrder order;
  private ArenaHome homes;
  /** The lifetimes of all heap buffers, and of the arenas. */
  private Map<Operation, ArenaPlan.Item> heap;
  private long peakBefore;
  private long comparedLives;

  FunctionArena(Operation function, CalleeHeap callees, PassRun run, BufferPolicies policies) {
    this.policies = policies;
    this.function = function;
    this.callees = callees;
    this.run = run;
  }

  /** Returns whether anything has changed. */
  boolean run() {
    if (!mayBePlanned()) {
      return false;
    }
    order = ProgramOrder.of(function);
    homes = new ArenaHome(function, order);
    Candidates candidates = new Candidates(function, order, policies);
    Map<@Nullable Attribute, List<PlannedBuffer>> groups = new LinkedHashMap<>();
    for (PlannedBuffer buffer : candidates.find()) {
      Attribute space = buffer.allocation().memrefType().memorySpace();
      groups.computeIfAbsent(space, key -> new ArrayList<>()).add(buffer);
    }
    heap = candidates.heap(callees);
    peakBefore = ArenaPlan.peakOf(List.copyOf(heap.values()));
    groups.values().forEach(group -> pending.add(new Group(group, null)));
    boolean changed = false;
    while (!pending.isEmpty()) {
      Group group = pending.poll();
      if (group.buffers().size() > 1 && comparedLives <= MOST_LIVES) {
        changed |= plan(group);
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

  private boolean plan(Group group) {
    Block home = homes.of(group.buffers(), group.scope());
    if (home == null) {
      return false;
    }
    List<ArenaPlan.Item> always = new ArrayList<>();
    List<PlannedBuffer> rest = new ArrayList<>();
    Map<Block, List<PlannedBuffer>> branches = new LinkedHashMap<>();
    for (PlannedBuffer buffer : group.buffers()) {
      Block branch = homes.branchOf(buffer, home);
      if (branch == null) {
        always.add(buffer.item());
        rest.add(buffer);
      } else {
        branches.computeIfAbsent(branch, key -> new ArrayList<>()).add(buffer);
      }
    }
    ArenaPlan plan = ArenaPlan.of(group.buffers().stream().map(PlannedBuffer::item).toList());
    long alwaysPeak = ArenaPlan.peakOf(always);
    String obstacle = exceeds(plan.size(), plan.peak()) ? "no offsets were found within 2% of the peak"
        : exceeds(plan.size(), alwaysPeak) ? "a path needs only " + alwaysPeak + " bytes"
        : raisesPeak(group.buffers(), home, plan) ? "other buffers are live at other times" : null;
    if (obstacle == null) {
      apply(group.buffers(), home, plan);
      return true;
    }
    run.remark(Remark.Kind.MISSED, "NotPlanned", function)
        .message("no arena of " + plan.size() + " bytes for " + group.buffers().size() + " buffers, of which "
            + plan.peak() + " bytes are live at once: " + obstacle)
        .with("Bytes", plan.size()).with("Peak", plan.peak()).with("Buffers", group.buffers().size())
        .with("Reason", obstacle).emit();
    List<PlannedBuffer> fitting = fitting(group.buffers(), plan);
    if (fitting.size() < group.buffers().size()) {
      pending.add(new Group(fitting, group.scope()));
    } else if (!branches.isEmpty()) {
      pending.add(new Group(rest, group.scope()));
      branches.forEach((branch, buffers) -> pending.add(new Group(buffers, branch)));
    } else {
      List<List<PlannedBuffer>> apart = apart(group.buffers());
      if (apart.size() > 1 && apart.size() <= MOST_TIMES) {
        apart.forEach(buffers -> pending.add(new Group(buffers, group.scope())));
      }
    }
    return false;
  }

  /** Splits buffers at the times at which none of them is live. */
  private static List<List<PlannedBuffer>> apart(List<PlannedBuffer> buffers) {
    List<PlannedBuffer> sorted = new ArrayList<>(buffers);
    sorted.sort(Comparator.comparingInt(buffer -> buffer.item().first()));
    List<List<PlannedBuffer>> found = new ArrayList<>();
    int last = -1;
    for (PlannedBuffer buffer : sorted) {
      if (buffer.item().first() > last) {
        found.add(new ArrayList<>());
      }
      found.get(found.size() - 1).add(buffer);
      last = Math.max(last, buffer.item().last());
    }
    return found;
  }

  /** Returns the buffers that end below 1.02 times the peak; the others keep their allocations. */
  private static List<PlannedBuffer> fitting(List<PlannedBuffer> buffers, ArenaPlan plan) {
    List<PlannedBuffer> fitting = new ArrayList<>();
    for (int i = 0; i < buffers.size(); i++) {
      if (!exceeds(plan.offset(i) + buffers.get(i).item().size(), plan.peak())) {
        fitting.add(buffers.get(i));
      }
    }
    return fitting;
  }

  private static boolean exceeds(long bytes, long peak) {
    return Math.multiplyHigh(bytes, PERCENT) != 0 || bytes * PERCENT > peak * MOST_PERCENT;
  }

  /** Returns whether the function would have more bytes on the heap with the arena. */
  private boolean raisesPeak(List<PlannedBuffer> buffers, Block home, ArenaPlan plan) {
    comparedLives += heap.size();
    ArenaPlan.Item life = lifeOf(buffers, home, plan);
    Set<Operation> replaced = new HashSet<>();
    buffers.forEach(buffer -> replaced.add(buffer.allocation().operation()));
    List<ArenaPlan.Item> live = new ArrayList<>(List.of(life));
    heap.forEach((allocation, item) -> {
      if (item.first() <= life.last() && life.first() <= item.last() && !replaced.contains(allocation)) {
        live.add(item);
      }
    });
    return exceeds(ArenaPlan.peakOf(live), peakBefore);
  }

  private ArenaPlan.Item lifeOf(List<PlannedBuffer> buffers, Block home, ArenaPlan plan) {
    int first = buffers.stream().mapToInt(buffer -> buffer.item().first()).min().orElse(0);
    int last = buffers.stream().mapToInt(buffer -> buffer.item().last()).max().orElse(0);
    Operation start = operationFrom(home, first);
    int end = last <= order.end(home) ? last : order.end(function);
    return new ArenaPlan.Item(plan.size(), order.start(start), Math.max(order.start(start), end), 1);
  }

  private void apply(List<PlannedBuffer> buffers, Block home, ArenaPlan plan) {
    ArenaPlan.Item life = lifeOf(buffers, home, plan);
    int first = buffers.stream().mapToInt(buffer -> buffer.item().first()).min().orElse(0);
    Operation start = operationFrom(home, first);
    Value arena = createArena(buffers, home, start, plan);
    heap.put(arena.definingOp(), life);
    int numberOfStart = order.start(start);
    Operation latest = arena.definingOp();
    for (int i = 0; i < buffers.size(); i++) {
      Operation allocation = buffers.get(i).allocation().operation();
      heap.remove(allocation);
      boolean isEarly = allocation.block() == home && order.start(allocation) < numberOfStart;
      OpBuilder builder =
          isEarly ? OpBuilder.after(latest) : OpBuilder.before(homes.outermostLoop(allocation, home));
      Operation view = replace(buffers.get(i), builder, arena, plan.offset(i));
      latest = isEarly ? view : latest;
    }
    run.count(PlanMemory.PLANNED, buffers.size());
    run.count(PlanMemory.BYTES, plan.size());
    run.count(PlanMemory.PEAK_BYTES, plan.peak());
    run.remark(Remark.Kind.PASSED, "Planned", function)
        .message("arena of " + plan.size() + " bytes for " + buffers.size() + " buffers; at most " + plan.peak()
            + " bytes are live at once")
        .with("Bytes", plan.size()).with("Peak", plan.peak()).with("Buffers", buffers.size()).emit();
  }

  private Value createArena(List<PlannedBuffer> buffers, Block home, Operation start, ArenaPlan plan) {
    int last = buffers.stream().mapToInt(buffer -> buffer.item().last()).max().orElse(0);
    long alignment = buffers.stream().mapToLong(buffer -> buffer.item().alignment()).max().orElse(1);
    MemRefType part = buffers.get(0).allocation().memrefType();
    MemRefType type = MemRefType.of(
        new long[] {plan.size()}, IntegerType.of(function.context(), Byte.SIZE), null, part.memorySpace());
    Location location = buffers.get(0).allocation().location();
    Value arena = AllocOp.create(OpBuilder.before(start), location, type, List.of(), List.of(),
        IntegerAttr.i64(function.context(), Math.max(MIN_ALIGNMENT, alignment)));
    if (last <= order.end(home)) {
      DeallocOp.create(OpBuilder.before(operationAfter(home, last)), location, arena);
    } else {
      freeAtExits(arena, location);
    }
    return arena;
  }

  /** Returns the first operation of {@code block} that ends at {@code number} or later, or its last operation. */
  private Operation operationFrom(Block block, int number) {
    Operation found = block.first();
    while (found.next() != null && (!order.contains(found) || order.end(found) < number)) {
      found = found.next();
    }
    return found;
  }

  /** Returns the first operation of {@code block} that begins after {@code number}, or its last operation. */
  private Operation operationAfter(Block block, int number) {
    Operation found = block.first();
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

  /** Replaces a buffer by a view at its allocation or, if that precedes the arena, after the arena. */
  private static Operation replace(PlannedBuffer buffer, OpBuilder builder, Value arena, long offset) {
    Operation allocation = buffer.allocation().operation();
    Value shift = ConstantOp.createIndex(builder, allocation.location(), offset);
    ViewOp view = ViewOp.build(
        builder, allocation.location(), buffer.allocation().memrefType(), arena, shift, List.of());
    buffer.frees().forEach(Operation::erase);
    buffer.allocation().memref().replaceAllUsesWith(view.result());
    allocation.erase();
    return view.operation();
  }
}
