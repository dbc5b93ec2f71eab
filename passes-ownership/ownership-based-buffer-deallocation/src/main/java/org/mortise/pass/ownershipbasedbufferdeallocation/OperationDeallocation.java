// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.bufferization.deallocation.DeallocationException;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.transform.MoreResults;
import org.mortise.ir.types.IntegerType;

/**
 * Processes one operation by its {@link BufferDeallocationOpInterface}, or otherwise by each of its other interfaces.
 */
final class OperationDeallocation {
  private final DeallocationState state;
  private final LiveMemrefs liveMemrefs;
  private final FunctionBoundary boundary;
  private final OwnedReturns returns;
  private final Preconditions preconditions;
  private final MemoryEffectDeallocation effects;
  private final UnownedBuffers unowned;
  private final Report report;

  OperationDeallocation(
      DeallocationState state, LiveMemrefs liveMemrefs, FunctionBoundary boundary, Preconditions preconditions,
      FreeingOperations freeing, UnownedBuffers unowned, Report report) {
    this.state = state;
    this.liveMemrefs = liveMemrefs;
    this.boundary = boundary;
    this.returns = new OwnedReturns(state, report, boundary.policies());
    this.preconditions = preconditions;
    this.effects = new MemoryEffectDeallocation(state, preconditions, freeing, unowned, report);
    this.unowned = unowned;
    this.report = report;
  }

  /** Inserts the operations that {@code op} requires; {@code op} may be replaced. */
  void process(Operation op) {
    BufferDeallocationOpInterface own = op.getInterface(BufferDeallocationOpInterface.class);
    Operation processed = own != null ? own.process(op, state) : processByInterfaces(op);
    if (processed != null) {
      inheritOwnership(processed);
    }
  }

  private @Nullable Operation processByInterfaces(Operation op) {
    preconditions.check(op);
    if (!effects.process(op)) {
      return null;
    }
    Operation current = op;
    RegionBranchOpInterface regionBranch = op.getInterface(RegionBranchOpInterface.class);
    if (regionBranch != null) {
      current = processRegionBranch(current, regionBranch);
    }
    CallOpInterface call = current.getInterface(CallOpInterface.class);
    if (call != null) {
      current = processCall(current, call);
    }
    BranchOpInterface branch = current.getInterface(BranchOpInterface.class);
    if (branch != null) {
      processBranch(current, branch);
    }
    RegionBranchTerminatorOpInterface terminator = current.getInterface(RegionBranchTerminatorOpInterface.class);
    if (terminator != null) {
      processTerminator(current, terminator);
    }
    return current;
  }

  /**
   * Inserts the deallocation of a block whose last operation has none of the interfaces of terminators. Nothing is
   * retained: the terminator forwards no memref, or is missing.
   */
  void closeBlock(Block block) {
    Operation last = block.last();
    boolean isTerminator = last != null && last.hasTrait(Trait.TERMINATOR);
    if (isTerminator) {
      if (last.successorCount() > 0 || Memrefs.countAmong(List.of(last.operands())) > 0) {
        throw new DeallocationException(Preconditions.KNOWN_TERMINATORS.error(last));
      }
      state.insertDealloc(last, List.of());
      return;
    }
    OpBuilder builder = OpBuilder.atEnd(block.parentOp().context(), block);
    Location location = last == null ? block.parentOp().location() : last.location();
    state.insertDealloc(builder, location, List.of());
  }

  /** Sets the ownership of results that are not allocated; unless loaded from memory, they may alias any operand. */
  private void inheritOwnership(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      Value result = op.result(i);
      if (!Memrefs.isMemref(result) || !state.ownershipIn(op.block(), result).isUninitialized()) {
        continue;
      }
      for (int j = 0; j < op.operandCount() && !UnownedBuffers.isLoaded(result); j++) {
        Value operand = op.operand(j);
        if (Memrefs.isMemref(operand)) {
          state.join(result, state.ownershipIn(operand.parentBlock(), operand), op.block());
        }
      }
      if (state.ownershipIn(op.block(), result).isUninitialized()) {
        state.setOwnership(result, ConstantOp.createBool(OpBuilder.before(op), op.location(), false));
      }
    }
  }

  /** Passes a false ownership with each memref operand; the region determines the ownership of the results. */
  private Operation processRegionBranch(Operation op, RegionBranchOpInterface regionBranch) {
    OpBuilder builder = new OpBuilder(op.context());
    builder.setInsertionPointToStart(op.block());
    Value notOwned = ConstantOp.createBool(builder, op.location(), false);
    List<RegionSuccessor> entries = regionBranch.getSuccessorRegions(op, RegionBranchPoint.parent());
    if (!entries.isEmpty()) {
      OperandRange inputs = regionBranch.getEntrySuccessorOperands(op, entries.get(0).point());
      inputs.append(Collections.nCopies(Memrefs.countAmong(inputs), notOwned));
    }
    return withOwnershipResults(op);
  }

  /** Sets the ownership of results: by the ABI all are owned, unless the callee returns ownerships. */
  private Operation processCall(Operation op, CallOpInterface call) {
    if (boundary.callReturnsOwnership(op, call)) {
      return withOwnershipResults(op);
    }
    Value owned = ConstantOp.createBool(OpBuilder.before(op), op.location(), true);
    for (int i = 0; i < op.resultCount(); i++) {
      if (!Memrefs.isMemref(op.result(i))) {
        continue;
      }
      if (unowned.reasonOf(op.result(i)) != null) {
        report.notOwned(op.result(i), unowned);
        state.setOwnership(op.result(i), ConstantOp.createBool(OpBuilder.before(op), op.location(), false));
      } else {
        state.addOwned(op.result(i), owned);
      }
    }
    return op;
  }

  private Operation withOwnershipResults(Operation op) {
    int count = op.resultCount();
    int added = Memrefs.countAmong(List.of(op.results()));
    Operation wider = op;
    if (added > 0) {
      wider = MoreResults.append(op, Collections.nCopies(added, IntegerType.of(op.context(), 1)));
      liveMemrefs.replaced(op, wider);
      op.erase();
    }
    int ownership = count;
    for (int i = 0; i < count; i++) {
      if (Memrefs.isMemref(wider.result(i))) {
        state.addOwned(wider.result(i), wider.result(ownership++));
      }
    }
    return wider;
  }

  private void processBranch(Operation op, BranchOpInterface branch) {
    if (op.successorCount() > 1) {
      processEdges(op);
      return;
    }
    SuccessorOperands operands = branch.getSuccessorOperands(op, 0);
    List<Value> retained = state.retainedOnEdge(op.block(), op.successor(0), operands.forwarded());
    DeallocOp dealloc = state.insertDealloc(OpBuilder.before(op), op.location(), retained);
    int forwarded = Memrefs.countAmong(operands.forwarded());
    operands.forwarded().append(dealloc.updatedConditions().subList(0, forwarded));
  }

  /**
   * Retains the memrefs that any successor needs. Each successor frees the memrefs that it does not need: see {@link
   * SplitEdges}.
   */
  private void processEdges(Operation op) {
    state.insertDealloc(OpBuilder.before(op), op.location(), liveMemrefs.liveOut(op.block()));
  }

  /** Makes a function return owned memrefs; other terminators forward the ownership. */
  private void processTerminator(Operation op, RegionBranchTerminatorOpInterface terminator) {
    boolean byAbi = boundary.isFunctionByAbi(op.parentOp());
    if (byAbi) {
      returns.makeOwned(op);
    }
    OperandRange operands = terminator.getSuccessorOperands(op, RegionBranchPoint.parent());
    List<Value> ownerships = state.insertDealloc(op, operands);
    if (!byAbi) {
      operands.append(ownerships);
    }
  }
}
