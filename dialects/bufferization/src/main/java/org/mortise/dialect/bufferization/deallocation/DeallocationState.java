// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The state of inserting deallocations into a function: for each block, the memrefs that it may have to free and the
 * ownership of memrefs. Ownership depends on the memref and the block, because it can pass from one block to another.
 *
 * <p>All methods take constant time per memref.
 */
public final class DeallocationState {
  private static final class BlockState {
    private final Set<Value> memrefsToDeallocate = new LinkedHashSet<>();
    private final Map<Value, Ownership> ownerships = new HashMap<>();
    private boolean hasDealloc;
  }

  private final Map<Block, BlockState> blocks = new HashMap<>();
  private final LiveMemrefSets liveMemrefs;
  private final boolean dynamicOwnership;
  private final DeallocationListener listener;

  /**
   * Creates an empty state without a listener.
   *
   * @param liveMemrefs the live memrefs of the function
   * @param dynamicOwnership whether private functions return the ownership of the memrefs that they return
   */
  public DeallocationState(LiveMemrefSets liveMemrefs, boolean dynamicOwnership) {
    this(liveMemrefs, dynamicOwnership, DeallocationListener.NONE);
  }

  /** Creates an empty state; {@code listener} is notified of insertions. */
  public DeallocationState(LiveMemrefSets liveMemrefs, boolean dynamicOwnership, DeallocationListener listener) {
    this.liveMemrefs = liveMemrefs;
    this.dynamicOwnership = dynamicOwnership;
    this.listener = listener;
  }

  /** Returns whether private functions return the ownership of the memrefs that they return. */
  public boolean hasDynamicOwnership() {
    return dynamicOwnership;
  }

  /** Returns whether the type of {@code value} is a memref type. */
  public static boolean isMemref(Value value) {
    return value.type() instanceof BaseMemRefType;
  }

  /** Returns the number of values that are memrefs. */
  public static int countMemrefs(Collection<? extends Value> values) {
    int count = 0;
    for (Value value : values) {
      if (isMemref(value)) {
        count++;
      }
    }
    return count;
  }

  /** Creates a constant {@code i1}. */
  public static Value buildBool(OpBuilder builder, Location location, boolean value) {
    return ConstantOp.create(builder, location, IntegerAttr.bool(builder.context(), value));
  }

  private BlockState of(Block block) {
    return blocks.computeIfAbsent(block, key -> new BlockState());
  }

  // ---- ownership ---------------------------------------------------------------------------------------------------

  /** Returns the ownership of {@code memref} in {@code block}. */
  public Ownership getOwnership(Value memref, Block block) {
    BlockState state = blocks.get(block);
    Ownership known = state == null ? null : state.ownerships.get(memref);
    return known == null ? Ownership.UNINITIALIZED : known;
  }

  /** Combines the ownership of {@code memref} in {@code block} with {@code ownership}. */
  public void updateOwnership(Value memref, Ownership ownership, Block block) {
    if (!ownership.isUninitialized()) {
      of(block).ownerships.merge(memref, ownership, Ownership::combine);
    }
  }

  /** Like {@link #updateOwnership(Value, Ownership, Block)} for the block that defines {@code memref}. */
  public void updateOwnership(Value memref, Value indicator) {
    updateOwnership(memref, Ownership.unique(indicator), memref.parentBlock());
  }

  /** Replaces the ownership of {@code memref} in {@code block}. */
  public void resetOwnership(Value memref, Value indicator, Block block) {
    of(block).ownerships.put(memref, Ownership.unique(indicator));
  }

  /**
   * Returns the memref, or a clone of it if its ownership in {@code block} is not known, with its ownership. A clone is
   * created by {@code builder} and owned.
   */
  public OwnedMemref getMemrefWithUniqueOwnership(OpBuilder builder, Value memref, Block block) {
    Ownership ownership = getOwnership(memref, block);
    if (ownership.isUnique()) {
      return new OwnedMemref(memref, ownership.indicator());
    }
    Value clone = CloneOp.create(builder, memref.location(), memref);
    listener.cloneInserted(memref, "it can be one of several buffers, so its owner is not known here");
    Value owned = buildBool(builder, memref.location(), true);
    updateOwnership(clone, owned);
    addMemrefToDeallocate(clone, clone.parentBlock());
    return new OwnedMemref(clone, owned);
  }

  // ---- deallocation ------------------------------------------------------------------------------------------------

  /** Records that {@code memref} may have to be freed at the end of {@code block}. */
  public void addMemrefToDeallocate(Value memref, Block block) {
    of(block).memrefsToDeallocate.add(memref);
  }

  /** Returns whether {@code block} may have to free memrefs, but has not got a deallocation. */
  public boolean lacksDealloc(Block block) {
    BlockState state = blocks.get(block);
    return state != null && !state.memrefsToDeallocate.isEmpty() && !state.hasDealloc;
  }

  /** Returns the memrefs in {@code operands}, followed by those live in {@code successor}, if not null. */
  public List<Value> memrefsToRetain(Block block, @Nullable Block successor, List<? extends Value> operands) {
    List<Value> retained = new ArrayList<>();
    for (Value operand : operands) {
      if (isMemref(operand)) {
        retained.add(operand);
      }
    }
    if (successor != null) {
      retained.addAll(liveMemrefs.across(block, successor));
    }
    return retained;
  }

  /**
   * Extracts the base buffers of all memrefs that {@code block} may have to free.
   *
   * @throws DeallocationException if the ownership of a memref is not known
   */
  public MemrefsToDeallocate memrefsToDeallocate(OpBuilder builder, Location location, Block block) {
    Set<Value> noted = of(block).memrefsToDeallocate;
    List<Value> buffers = new ArrayList<>(noted.size());
    List<Value> conditions = new ArrayList<>(noted.size());
    for (Value memref : noted) {
      Ownership ownership = getOwnership(memref, block);
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

  /** Inserts a deallocation. Its results become the ownership of the retained memrefs in {@code block}. */
  public DeallocOp insertDealloc(
      OpBuilder builder, Location location, Block block, MemrefsToDeallocate noted, List<Value> retained) {
    DeallocOp dealloc = DeallocOp.create(builder, location, noted.memrefs(), noted.conditions(), retained);
    of(block).hasDealloc = true;
    listener.deallocInserted(dealloc);
    for (int i = 0; i < retained.size(); i++) {
      // The results for duplicate retained memrefs are equal.
      resetOwnership(retained.get(i), dealloc.updatedCondition(i), block);
    }
    return dealloc;
  }

  /**
   * Inserts the deallocation of a block that ends in {@code op}, which has no successors, and retains {@code
   * operands}.
   *
   * @return the ownership of each memref among the operands
   */
  public List<Value> insertDeallocForReturnLike(Operation op, List<? extends Value> operands) {
    OpBuilder builder = OpBuilder.before(op);
    MemrefsToDeallocate noted = memrefsToDeallocate(builder, op.location(), op.block());
    List<Value> retained = memrefsToRetain(op.block(), null, operands);
    if (noted.memrefs().isEmpty() && retained.isEmpty()) {
      return List.of();
    }
    DeallocOp dealloc = insertDealloc(builder, op.location(), op.block(), noted, retained);
    List<Value> ownerships = new ArrayList<>(retained.size());
    for (int i = 0; i < retained.size(); i++) {
      ownerships.add(dealloc.updatedCondition(i));
    }
    return ownerships;
  }
}
