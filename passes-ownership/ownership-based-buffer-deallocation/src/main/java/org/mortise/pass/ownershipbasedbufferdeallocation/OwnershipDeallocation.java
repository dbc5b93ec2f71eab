// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.analyses.cfg.ReachableBlocks;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.logging.LogComponent;
import org.mortise.ir.types.IntegerType;
import org.slf4j.Logger;

/**
 * Inserts deallocations into one function. Nested blocks are processed before the block around them, the blocks of a
 * region in the order of {@link ReachableBlocks}; unreachable blocks are not changed. No recursion on the nesting
 * depth.
 */
final class OwnershipDeallocation {
  private static final Logger LOG = LogComponent.DEALLOCATION.logger();

  /** A list of blocks that are processed in sequence. */
  private static final class Frame {
    private final List<Block> blocks;
    private int index;
    private @Nullable Operation upcoming;

    Frame(List<Block> blocks) {
      this.blocks = blocks;
      moveTo(0);
    }

    void moveTo(int position) {
      index = position;
      upcoming = isDone() ? null : blocks.get(position).first();
    }

    boolean isDone() {
      return index == blocks.size();
    }

    /** Returns the next operation of the block with regions, or null. */
    @Nullable Operation nextWithRegions() {
      while (upcoming != null && (upcoming.regionCount() == 0 || isApart(upcoming))) {
        upcoming = upcoming.next();
      }
      Operation found = upcoming;
      upcoming = found == null ? null : found.next();
      return found;
    }
  }

  private final Operation function;
  private final FunctionBoundary boundary;
  private final List<Block> branchingEntries;
  private final SplitEdges edges = new SplitEdges();
  private final LiveMemrefs liveMemrefs;
  private final DeallocationState state;
  private final OperationDeallocation operations;
  private final boolean logs = LOG.isDebugEnabled();

  OwnershipDeallocation(
      Operation function, FunctionBoundary boundary, Preconditions preconditions, FreeingOperations freeing,
      UnownedBuffers unowned, Report report) {
    this.function = function;
    this.boundary = boundary;
    this.branchingEntries = branchingEntries(function);
    for (Block entry : branchingEntries) {
      edges.in(entry.parent());
    }
    this.liveMemrefs = new LiveMemrefs(function, branchingEntries);
    this.state = new DeallocationState(liveMemrefs, report);
    this.operations = new OperationDeallocation(state, liveMemrefs, boundary, preconditions, freeing, unowned, report);
  }

  /** Inserts the deallocations. */
  void run() {
    if (logs) {
      LOG.debug("deallocates in {}", LogComponent.text(function));
    }
    forEachBlock(function, this::processBlock);
    for (Block entry : branchingEntries) {
      UnreachableBranches.complete(entry.parent(), boundary);
    }
    boundary.updateSignature(function);
  }

  /** Visits the reachable blocks in the order in which they are processed. */
  static void forEachBlock(Operation function, Consumer<Block> visitor) {
    Deque<Frame> stack = new ArrayDeque<>();
    stack.push(new Frame(ReachableBlocks.inRegionsOf(function)));
    while (!stack.isEmpty()) {
      Frame frame = stack.peek();
      if (frame.isDone()) {
        stack.pop();
        continue;
      }
      Operation withRegions = frame.nextWithRegions();
      if (withRegions != null) {
        stack.push(new Frame(ReachableBlocks.inRegionsOf(withRegions)));
        continue;
      }
      visitor.accept(frame.blocks.get(frame.index));
      frame.moveTo(frame.index + 1);
    }
  }

  /**
   * Returns whether {@code op} is a function, or a symbol table that can contain functions: these are processed
   * separately.
   */
  static boolean isApart(Operation op) {
    return op.hasTrait(Trait.SYMBOL_TABLE) || op.implementsInterface(FunctionOpInterface.class);
  }

  /** Returns the entry blocks of all regions with several blocks. */
  private static List<Block> branchingEntries(Operation function) {
    List<Block> entries = new ArrayList<>();
    function.walkPreOrder((Operation op) -> {
      if (op != function && isApart(op)) {
        return Walk.Result.SKIP;
      }
      for (int i = 0; i < op.regionCount(); i++) {
        if (!op.region(i).isEmpty() && !op.region(i).hasOneBlock()) {
          entries.add(op.region(i).first());
        }
      }
      return Walk.Result.ADVANCE;
    });
    return entries;
  }

  private void processBlock(Block block) {
    OpBuilder builder = new OpBuilder(function.context());
    builder.setInsertionPointToStart(block);
    takeOverLiveMemrefs(block, builder);
    takeOverArguments(block, builder);
    Operation op = builder.insertionOp();
    while (op != null) {
      Operation next = op.next();
      if (!isApart(op)) {
        if (logs) {
          LOG.trace("processes {}", LogComponent.text(op));
        }
        operations.process(op);
      }
      op = next;
    }
    if (state.lacksDealloc(block)) {
      operations.closeBlock(block);
    }
  }

  /**
   * Adds memrefs that are live from other blocks of the region, which may have to be freed in this block. Memrefs from
   * enclosing regions never have to be.
   */
  private void takeOverLiveMemrefs(Block block, OpBuilder builder) {
    Block predecessor = edges.predecessor(block);
    // The terminator of the predecessor has retained the memrefs that any of its successors needs.
    List<Value> live = predecessor == null ? liveMemrefs.in(block) : liveMemrefs.liveOut(predecessor);
    if (logs) {
      LOG.debug("block with {} arguments in {}: {} live memrefs", block.argumentCount(),
          LogComponent.text(block.parentOp()), live.size());
    }
    for (Value memref : live) {
      if (memref.parentRegion() == block.parent()) {
        state.join(memref, state.ownershipIn(memref.parentBlock(), memref), block);
        state.addMemrefToDeallocate(memref, block);
      } else {
        Value notOwned = ConstantOp.createBool(builder, memref.location(), false);
        state.join(memref, Ownership.unique(notOwned), block);
      }
    }
  }

  /** Appends an ownership argument for each memref argument; arguments of a function are never owned. */
  private void takeOverArguments(Block block, OpBuilder builder) {
    boolean byAbi = block.isEntryBlock() && boundary.isFunction(block.parentOp());
    int count = block.argumentCount();
    for (int i = 0; i < count; i++) {
      BlockArgument argument = block.argument(i);
      if (!Memrefs.isMemref(argument)) {
        continue;
      }
      Value ownership = byAbi
          ? ConstantOp.createBool(builder, argument.location(), false)
          : block.addArgument(IntegerType.of(block.parentOp().context(), 1), argument.location());
      state.addOwned(argument, ownership);
    }
  }
}
