// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.memref.ExtractAlignedPointerAsIndexOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.transform.MoreResults;
import org.mortise.ir.types.IntegerType;

/**
 * The values of type {@code i1} that state whether a buffer is owned if that depends on the path: an additional
 * argument or result for each slot, forwarded together with the buffer, and comparisons of results of a call that may
 * be the same buffer. Linear in the slots and their sources.
 */
final class Flags {
  private final OwnershipGraph graph;
  /** The replacements of operations by operations with more results. */
  private final Map<Operation, Operation> replacements = new IdentityHashMap<>();
  /** The slots with flags of an earlier run. */
  private final Set<Slots> withoutNew = Collections.newSetFromMap(new IdentityHashMap<>());
  /** By operation, the slots whose flags are results of it from an earlier run. */
  private final Map<Operation, List<Buffer>> flaggedBy = new HashMap<>();
  /** For calls, the last comparison of their results. */
  private final Map<Operation, Operation> comparisons = new IdentityHashMap<>();

  Flags(OwnershipGraph graph) {
    this.graph = graph;
  }

  /** Returns the current replacement of {@code op}. */
  Operation current(Operation op) {
    return replacements.getOrDefault(op, op);
  }

  /** Returns the operation after which the flags of the results of {@code op} are available. */
  Operation lastOf(Operation op) {
    return comparisons.getOrDefault(op, current(op));
  }

  /** Compares results of calls: the first result owns a buffer that is returned twice. */
  void compareTwins() {
    for (Buffer buffer : graph.candidates) {
      if (buffer.twins.isEmpty() || !buffer.isOwner()) {
        continue;
      }
      Operation call = buffer.value.definingOp();
      Operation earlier = earlierComparison(buffer);
      if (earlier != null) {
        buffer.flag = earlier.result(0);
        if (lastOf(call).isBeforeInBlock(earlier)) {
          comparisons.put(call, earlier);
        }
        continue;
      }
      OpBuilder builder = OpBuilder.after(lastOf(call));
      Location location = call.location();
      Value own = pointer(builder, location, buffer.value);
      Value flag = null;
      for (Value twin : buffer.twins) {
        Value differs = CmpIOp.create(builder, location, IntegerPredicate.NE, own, pointer(builder, location, twin));
        flag = flag == null ? differs : AndIOp.create(builder, location, flag, differs);
      }
      buffer.flag = flag;
      comparisons.put(call, flag.definingOp());
    }
  }

  /** Returns the comparison with the only twin that an earlier run has inserted, or null. */
  private static @Nullable Operation earlierComparison(Buffer buffer) {
    Operation call = buffer.value.definingOp();
    for (OpOperand use = buffer.value.firstUse(); use != null; use = use.nextUse()) {
      Operation own = use.owner();
      if (buffer.twins.size() > 1 || own.block() != call.block() || ExtractAlignedPointerAsIndexOp.of(own) == null) {
        continue;
      }
      for (OpOperand compared = own.result(0).firstUse(); compared != null; compared = compared.nextUse()) {
        CmpIOp comparison = CmpIOp.of(compared.owner());
        if (comparison != null && comparison.predicate() == IntegerPredicate.NE
            && compared.owner().block() == call.block()
            && isPointerOf(compared.owner().operand(1 - compared.index()), buffer.twins.get(0))) {
          return compared.owner();
        }
      }
    }
    return null;
  }

  private static boolean isPointerOf(Value pointer, Value memref) {
    ExtractAlignedPointerAsIndexOp extract = ExtractAlignedPointerAsIndexOp.of(pointer.definingOp());
    return extract != null && extract.source() == memref;
  }

  private static Value pointer(OpBuilder builder, Location location, Value memref) {
    return ExtractAlignedPointerAsIndexOp.create(builder, location, memref);
  }

  /** Adds the flags of slots. */
  void addToSlots() {
    KnownFlags known = new KnownFlags(graph);
    Set<Block> blocks = new LinkedHashSet<>();
    Set<Operation> operations = new LinkedHashSet<>();
    for (Buffer candidate : graph.candidates) {
      if (candidate.kind != Buffer.Kind.SLOT || !candidate.isOwner() || !candidate.isFlagged()) {
        continue;
      }
      candidate.flag = known.of(candidate);
      if (candidate.flag != null) {
        withoutNew.add(candidate.slots.find());
        flaggedBy.computeIfAbsent(candidate.flag.definingOp(), op -> new ArrayList<>(1)).add(candidate);
      } else if (candidate.value instanceof BlockArgument argument) {
        blocks.add(argument.owner());
      } else {
        operations.add(candidate.value.definingOp());
      }
    }
    blocks.forEach(this::addArguments);
    operations.forEach(this::addResults);
  }

  /** Forwards the flags together with the buffers. */
  void addToSources() {
    Map<Operation, List<Handover>> sources = new LinkedHashMap<>();
    for (Handover handover : graph.evenUnreachable()) {
      if (handover.kind == Handover.Kind.SLOTS && handover.slots().isFlagged && !handover.slots().isLeft
          && !withoutNew.contains(handover.slots())) {
        sources.computeIfAbsent(current(handover.op), op -> new ArrayList<>()).add(handover);
      }
    }
    sources.forEach(this::addOperands);
  }

  private static boolean lacksFlag(Buffer buffer) {
    return buffer.kind == Buffer.Kind.SLOT && buffer.isOwner() && buffer.isFlagged() && buffer.flag == null;
  }

  private void addArguments(Block block) {
    for (BlockArgument argument : List.copyOf(block.argumentList())) {
      Buffer buffer = graph.of(argument);
      if (lacksFlag(buffer)) {
        buffer.flag = block.addArgument(IntegerType.of(block.parentOp().context(), 1), argument.location());
      }
    }
  }

  private void addResults(Operation op) {
    List<Buffer> flagged = new ArrayList<>();
    for (OpResult result : op.resultList()) {
      Buffer buffer = graph.of(result);
      if (lacksFlag(buffer)) {
        flagged.add(buffer);
      }
    }
    int next = op.resultCount();
    Operation wider = withFlags(op, flagged.size());
    for (Buffer buffer : flagged) {
      buffer.flag = wider.result(next++);
    }
  }

  /** Replaces {@code op} by an operation with {@code count} more results of type {@code i1}. */
  private Operation withFlags(Operation op, int count) {
    Type i1 = IntegerType.of(op.context(), 1);
    Operation wider = MoreResults.append(op, Collections.nCopies(count, i1));
    for (int i = 0; i < op.resultCount(); i++) {
      graph.replaced(op.result(i), wider.result(i));
    }
    for (Buffer buffer : flaggedBy.getOrDefault(op, List.of())) {
      buffer.flag = wider.result(((OpResult) buffer.flag).index());
    }
    replacements.put(op, wider);
    op.erase();
    return wider;
  }

  /** Appends the flags of {@code handovers}, operands of {@code op}, to the operand ranges that contain them. */
  private void addOperands(Operation op, List<Handover> handovers) {
    TreeMap<Integer, OperandRange> ranges = new TreeMap<>(Collections.reverseOrder());
    collectRanges(op, ranges);
    handovers.sort((a, b) -> Integer.compare(a.index, b.index));
    for (OperandRange range : ranges.values()) {
      List<Value> added = new ArrayList<>();
      for (Handover handover : handovers) {
        if (handover.index >= range.start() && handover.index < range.start() + range.size()) {
          added.add(flagOf(op, handover));
        }
      }
      if (!added.isEmpty()) {
        range.append(added);
      }
    }
  }

  private static void collectRanges(Operation op, TreeMap<Integer, OperandRange> ranges) {
    BranchOpInterface branch = op.successorCount() == 0 ? null : op.getInterface(BranchOpInterface.class);
    for (int i = 0; branch != null && i < op.successorCount(); i++) {
      add(branch.getSuccessorOperands(op, i).forwarded(), ranges);
    }
    RegionBranchOpInterface regions = op.getInterface(RegionBranchOpInterface.class);
    if (regions != null) {
      for (RegionSuccessor successor : regions.getSuccessorRegions(op, RegionBranchPoint.parent())) {
        add(regions.getEntrySuccessorOperands(op, successor.point()), ranges);
      }
    }
    RegionBranchTerminatorOpInterface exit = op.getInterface(RegionBranchTerminatorOpInterface.class);
    RegionBranchOpInterface around = exit == null ? null : op.parentOp().getInterface(RegionBranchOpInterface.class);
    if (around != null) {
      RegionBranchPoint end = RegionBranchPoint.region(op.parentRegion());
      for (RegionSuccessor successor : around.getSuccessorRegions(op.parentOp(), end)) {
        add(exit.getSuccessorOperands(op, successor.point()), ranges);
      }
    }
  }

  private static void add(OperandRange range, TreeMap<Integer, OperandRange> ranges) {
    if (range.size() > 0) {
      ranges.put(range.start(), range);
    }
  }

  private Value flagOf(Operation op, Handover handover) {
    if (handover.mode == Handover.Mode.MOVE) {
      Buffer root = graph.rootOf(op.operand(handover.index));
      if (root.flag != null && !isTrueAt(root.flag, op)) {
        return root.flag;
      }
    }
    boolean owned = handover.mode != Handover.Mode.LEND;
    return bool(OpBuilder.before(op), op.location(), owned);
  }

  /** Returns whether {@code op} is executed only if {@code flag} is true, as where an earlier run gave it away. */
  private static boolean isTrueAt(Value flag, Operation op) {
    for (Operation inner = op; inner.parentOp() != null; inner = inner.parentOp()) {
      IfOp around = IfOp.of(inner.parentOp());
      if (around != null && around.condition() == flag && inner.parentRegion().index() == 0) {
        return true;
      }
    }
    return false;
  }

  private static Value bool(OpBuilder builder, Location location, boolean value) {
    return ConstantOp.create(builder, location, IntegerAttr.bool(builder.context(), value));
  }

}
