// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.bufferization.deallocation.DeallocationException;
import org.mortise.dialect.bufferization.deallocation.OwnedMemref;
import org.mortise.dialect.bufferization.deallocation.OwnershipBuilder;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;

/**
 * The state of inserting deallocations into a function: for each block, the memrefs that it may have to free and the
 * ownership of memrefs.
 */
final class DeallocationState implements OwnershipBuilder {
  private static final class BlockState {
    private final Set<Value> memrefsToDeallocate = new LinkedHashSet<>();
    private final Map<Value, Ownership> ownerships = new HashMap<>();
    private boolean hasDealloc;
  }

  private final Map<Block, BlockState> blocks = new HashMap<>();
  private final LiveMemrefs liveMemrefs;
  private final Report report;

  /** Creates an empty state; {@code report} is notified of insertions. */
  DeallocationState(LiveMemrefs liveMemrefs, Report report) {
    this.liveMemrefs = liveMemrefs;
    this.report = report;
  }

  private BlockState of(Block block) {
    return blocks.computeIfAbsent(block, key -> new BlockState());
  }

  // ---- ownership ---------------------------------------------------------------------------------------------------

  @Override
  public @Nullable Value getOwnership(Value memref, Block block) {
    return ownershipIn(block, memref).indicator();
  }

  @Override
  public void setOwnership(Value memref, Value ownership) {
    join(memref, Ownership.unique(ownership), memref.parentBlock());
  }

  @Override
  public void addOwned(Value memref, Value ownership) {
    setOwnership(memref, ownership);
    addMemrefToDeallocate(memref, memref.parentBlock());
  }

  @Override
  public OwnedMemref materializeOwnership(OpBuilder builder, Value memref) {
    Ownership ownership = ownershipIn(builder.insertionBlock(), memref);
    if (ownership.isUnique()) {
      return new OwnedMemref(memref, ownership.indicator());
    }
    Value clone = CloneOp.create(builder, memref.location(), memref);
    report.cloneInserted(memref, "it can be one of several buffers, so its owner is not known here");
    Value owned = ConstantOp.createBool(builder, memref.location(), true);
    addOwned(clone, owned);
    return new OwnedMemref(clone, owned);
  }

  /** Returns the ownership of {@code memref} in {@code block}. */
  Ownership ownershipIn(Block block, Value memref) {
    BlockState state = blocks.get(block);
    Ownership known = state == null ? null : state.ownerships.get(memref);
    return known == null ? Ownership.UNINITIALIZED : known;
  }

  /** Joins the ownership of {@code memref} in {@code block} with {@code ownership}. */
  void join(Value memref, Ownership ownership, Block block) {
    if (!ownership.isUninitialized()) {
      of(block).ownerships.merge(memref, ownership, Ownership::combine);
    }
  }

  // ---- deallocation ------------------------------------------------------------------------------------------------

  /** Records that {@code memref} may have to be freed at the end of {@code block}. */
  void addMemrefToDeallocate(Value memref, Block block) {
    of(block).memrefsToDeallocate.add(memref);
  }

  /** Returns whether {@code block} may have to free memrefs, but has not got a deallocation. */
  boolean lacksDealloc(Block block) {
    BlockState state = blocks.get(block);
    return state != null && !state.memrefsToDeallocate.isEmpty() && !state.hasDealloc;
  }

  @Override
  public List<Value> insertDealloc(Operation terminator, List<? extends Value> forwarded) {
    OpBuilder builder = OpBuilder.before(terminator);
    MemrefsToDeallocate memrefs = memrefsToDeallocate(builder, terminator.location());
    List<Value> retained = Memrefs.among(forwarded);
    if (memrefs.isEmpty() && retained.isEmpty()) {
      return List.of();
    }
    return List.copyOf(insertDealloc(builder, terminator.location(), memrefs, retained).updatedConditions());
  }

  @Override
  public void insertDeallocBeforeBranch(Operation terminator, Value condition) {
    BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
    if (branch == null || terminator.successorCount() != 2) {
      throw new IllegalArgumentException("'" + terminator.name() + "' is no branch with two successors");
    }
    new ConditionalBranch(terminator, branch, condition, this).insertDeallocs();
  }

  /**
   * Returns the memrefs that a deallocation on the edge to {@code successor} retains: the memrefs among {@code
   * forwarded}, then the memrefs that are live on the edge.
   */
  List<Value> retainedOnEdge(Block from, Block successor, List<? extends Value> forwarded) {
    List<Value> retained = Memrefs.among(forwarded);
    retained.addAll(liveMemrefs.across(from, successor));
    return retained;
  }

  /** Inserts the deallocation of the block of {@code builder}, which frees the memrefs that are not retained. */
  DeallocOp insertDealloc(OpBuilder builder, Location location, List<Value> retained) {
    return insertDealloc(builder, location, memrefsToDeallocate(builder, location), retained);
  }

  /**
   * Extracts the base buffers of all memrefs that the block of {@code builder} may have to free.
   *
   * @throws DeallocationException if the ownership of a memref is not known
   */
  MemrefsToDeallocate memrefsToDeallocate(OpBuilder builder, Location location) {
    Set<Value> noted = of(builder.insertionBlock()).memrefsToDeallocate;
    List<Value> buffers = new ArrayList<>(noted.size());
    List<Value> conditions = new ArrayList<>(noted.size());
    for (Value memref : noted) {
      Ownership ownership = ownershipIn(builder.insertionBlock(), memref);
      if (!ownership.isUnique()) {
        throw new DeallocationException(
            Diagnostic.error(memref.location(), "MemRef value does not have valid ownership"));
      }
      buffers.add(baseBuffer(builder, location, memref));
      conditions.add(ownership.indicator());
    }
    return new MemrefsToDeallocate(buffers, conditions);
  }

  private static Value baseBuffer(OpBuilder builder, Location location, Value memref) {
    Value ranked = ReinterpretCastOp.ranked(builder, location, memref);
    return ExtractStridedMetadataOp.create(builder, location, ranked).baseBuffer();
  }

  /** Inserts a deallocation into the block of {@code builder}. Its results become the ownership of {@code retained}. */
  DeallocOp insertDealloc(OpBuilder builder, Location location, MemrefsToDeallocate memrefs, List<Value> retained) {
    DeallocOp dealloc = DeallocOp.create(builder, location, memrefs.buffers(), memrefs.conditions(), retained);
    of(builder.insertionBlock()).hasDealloc = true;
    report.deallocInserted(dealloc);
    for (int i = 0; i < retained.size(); i++) {
      // The results for duplicate retained memrefs are equal.
      replaceOwnership(retained.get(i), dealloc.updatedCondition(i), builder.insertionBlock());
    }
    return dealloc;
  }

  /** Replaces the ownership of {@code memref} in {@code block}. */
  void replaceOwnership(Value memref, Value ownership, Block block) {
    of(block).ownerships.put(memref, Ownership.unique(ownership));
  }
}
