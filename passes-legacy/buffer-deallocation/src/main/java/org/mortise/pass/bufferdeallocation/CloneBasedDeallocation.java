// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.analysis.alias.BufferFlow;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.logging.LogComponent;
import org.mortise.ir.types.BaseMemRefType;
import org.slf4j.Logger;

/** Deallocates the buffers of one function. */
final class CloneBasedDeallocation {
  private static final Logger LOG = LogComponent.DEALLOCATION.logger();

  private final Operation function;
  private final OwnedResults results;
  private final BufferOperations buffers = new BufferOperations();

  CloneBasedDeallocation(Operation function, OwnedResults results) {
    this.function = function;
    this.results = results;
  }

  BufferOperations buffers() {
    return buffers;
  }

  /** Returns the reasons for which the function is not supported. Does not change the function. */
  List<Diagnostic> violations() {
    List<Diagnostic> ofRegions = new ArrayList<>(0);
    List<Diagnostic> ofAllocations = new ArrayList<>(0);
    function.walk(op -> {
      if (op.regionCount() > 0 && op != function) {
        checkRegions(op, ofRegions);
      }
      checkAllocation(op, ofAllocations);
    });
    ofRegions.addAll(ofAllocations);
    return ofRegions;
  }

  /**
   * Inserts clones and deallocations.
   *
   * @throws DeallocationFailure if an operation cannot be cloned, freed or split as required
   */
  void run() {
    List<OwnedBuffer> owned = ownedBuffers();
    BufferAliases aliases = BufferAliases.of(function);
    buffers.register(owned, aliases);
    if (new TakenBuffers(function, owned, aliases).cloneWhereNeeded(buffers)) {
      owned = ownedBuffers();
      aliases = BufferAliases.of(function);
      buffers.register(owned, aliases);
    }

    Set<Value> critical = new CriticalAliases(aliases, new DominanceInfo()).of(owned);
    EdgeBlocks edges = new EdgeBlocks();
    CriticalClones clones = new CriticalClones(buffers, edges);
    for (Value value : critical) {
      if (CriticalAliases.canBeCloned(value)) {
        if (LOG.isDebugEnabled()) {
          LOG.debug("clones what becomes {}", text(value));
        }
        clones.introduce(value);
        owned.add(new OwnedBuffer(value));
      }
    }

    Map<Value, OwnedBuffer> byValue = new IdentityHashMap<>();
    owned.forEach(buffer -> byValue.put(buffer.value(), buffer));
    new OwnershipTransfer(byValue, results, buffers).atReturnsOf(function);
    critical.addAll(byValue.keySet());
    place(owned, critical, aliases, edges);
  }

  private void place(List<OwnedBuffer> owned, Set<Value> bounds, BufferAliases aliases, EdgeBlocks edges) {
    List<Value> unconsumed =
        owned.stream().filter(buffer -> buffer.consumers().isEmpty()).map(OwnedBuffer::value).toList();
    CommonPostDominators ends = new CommonPostDominators(unconsumed, BufferFlow.upTo(bounds, aliases));
    Placement placement = new Placement();
    boolean logs = LOG.isDebugEnabled();
    for (OwnedBuffer buffer : owned) {
      CommonPostDominators.LifetimeEnd end = ends.of(buffer.value());
      boolean isFreedOnce = end != null && placement.planAt(end, buffer);
      if (logs) {
        LOG.debug("buffer {} is freed {}", text(buffer.value()), isFreedOnce ? "in one place" : "wherever it dies");
      }
      if (!isFreedOnce) {
        placement.planWhereItDies(new LiveRange(buffer, aliases.resolveUpTo(bounds, buffer.value())));
      }
    }
    placement.carryOut(buffers, edges);
  }

  private static String text(Value value) {
    Operation definer = value.definingOp();
    return definer != null ? "of " + LogComponent.text(definer)
        : "that is an argument of a block in " + LogComponent.text(value.parentBlock().parentOp());
  }

  /** Reports regions with unknown control flow whose values can reach other operations. */
  private static void checkRegions(Operation op, List<Diagnostic> found) {
    boolean matters = op.regionCount() > 1 || op.resultCount() > 0;
    if (matters && !op.implementsInterface(RegionBranchOpInterface.class)
        && (op.regionCount() > 1 || forwardsBuffers(op))) {
      found.add(op.error("All operations with attached regions need to implement the RegionBranchOpInterface."));
    }
  }

  /** Returns whether the region of {@code op} receives a buffer, or passes one on. */
  private static boolean forwardsBuffers(Operation op) {
    if (hasBuffer(op.results())) {
      return true;
    }
    for (Block block : op.region(0).blocks()) {
      if (hasBuffer(block.arguments()) || block.last() != null && hasBuffer(block.last().operands())) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasBuffer(Value[] values) {
    for (Value value : values) {
      if (value.type() instanceof BaseMemRefType) {
        return true;
      }
    }
    return false;
  }

  private static void checkAllocation(Operation op, List<Diagnostic> found) {
    OwnedBuffer buffer = OwnedAllocations.of(op);
    if (buffer != null && buffer.dealloc() == null && !op.implementsInterface(AllocationOpInterface.class)) {
      found.add(op.error(
          "Allocation is not deallocated explicitly nor does the operation implement the AllocationOpInterface."));
    }
  }

  /** Returns the allocated buffers, in post-order, and then those that calls return. */
  private List<OwnedBuffer> ownedBuffers() {
    List<OwnedBuffer> owned = new ArrayList<>();
    List<OwnedBuffer> returned = new ArrayList<>(0);
    function.walk(op -> {
      OwnedBuffer allocated = OwnedAllocations.of(op);
      if (allocated != null) {
        owned.add(allocated);
      }
      if (op.resultCount() > 0 && op.implementsInterface(CallOpInterface.class)) {
        addResults(op, returned);
      }
    });
    owned.addAll(returned);
    return owned;
  }

  private void addResults(Operation call, List<OwnedBuffer> owned) {
    for (int i = 0; i < call.resultCount(); i++) {
      OwnedBuffer buffer = results.isOwned(call.result(i)) ? OwnedAllocations.ownedBuffer(call.result(i)) : null;
      if (buffer != null) {
        owned.add(buffer);
      }
    }
  }
}
