// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.BlockingEffects;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Erases dead operations and block arguments, also in cycles of uses. Operations with effects and terminators are live,
 * but an operand that is forwarded to a dead block argument is not a use.
 *
 * <p>Liveness is propagated from uses to definitions with a worklist: linear in the uses. Unreachable blocks must have
 * been erased.
 */
final class DeadCode {
  /** Operations that are dead unless their results are used; live ones are removed when found. */
  private final OperationWorklist candidates = new OperationWorklist();
  private final Set<BlockArgument> liveArguments = Collections.newSetFromMap(new IdentityHashMap<>(4));
  private final List<Operation> pendingOps = new ArrayList<>();
  private final List<BlockArgument> pendingArguments = new ArrayList<>();
  private final BlockingEffects blockingEffects = new BlockingEffects();
  private final PatternRewriter rewriter;
  private final Region root;

  private DeadCode(PatternRewriter rewriter, Region root) {
    this.rewriter = rewriter;
    this.root = root;
  }

  /** Returns whether an operation was erased. */
  static boolean erase(PatternRewriter rewriter, Region region) {
    DeadCode deadCode = new DeadCode(rewriter, region);
    Walk.preOrder(region, deadCode::addRoot);
    deadCode.propagate();
    return deadCode.erase();
  }

  // ---- liveness -----------------------------------------------------------------------------------------------

  private void addRoot(Operation op) {
    boolean terminator = op.hasTrait(Trait.TERMINATOR);
    if (!terminator && blockingEffects.wouldBeTriviallyDead(op)) {
      candidates.push(op);
      return;
    }
    pendingOps.add(op);
    for (int i = 0; i < op.successorCount(); i++) {
      addArgumentsOfUnknownOrigin(op, i);
    }
  }

  /**
   * Adds the block arguments whose values the terminator produces, or all if it does not describe them. An unregistered
   * terminator without operands passes no values, as in MLIR. One with operands may pass them by position; MLIR drops
   * unused arguments nevertheless, which shifts the others.
   */
  private void addArgumentsOfUnknownOrigin(Operation terminator, int index) {
    Block target = terminator.successor(index);
    BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
    if (branch == null && !terminator.name().isRegistered() && terminator.operandCount() == 0) {
      return;
    }
    int unknown = branch == null
        ? target.argumentCount() : branch.getSuccessorOperands(terminator, index).producedCount();
    for (int i = 0; i < unknown; i++) {
      addArgument(target.argument(i));
    }
  }

  private void addOp(Operation op) {
    if (candidates.remove(op)) {
      pendingOps.add(op);
    }
  }

  private void addArgument(BlockArgument argument) {
    if (!argument.owner().isEntryBlock() && liveArguments.add(argument)) {
      pendingArguments.add(argument);
    }
  }

  private void addValue(Value value) {
    if (value instanceof BlockArgument argument) {
      addArgument(argument);
    } else if (value != null) {
      addOp(value.definingOp());
    }
  }

  private void propagate() {
    while (!pendingOps.isEmpty() || !pendingArguments.isEmpty()) {
      if (pendingOps.isEmpty()) {
        addIncoming(pendingArguments.remove(pendingArguments.size() - 1));
      } else {
        addOperands(pendingOps.remove(pendingOps.size() - 1));
      }
    }
  }

  private void addOperands(Operation op) {
    BranchOpInterface branch = op.successorCount() == 0 ? null : op.getInterface(BranchOpInterface.class);
    if (branch == null || !op.hasTrait(Trait.TERMINATOR)) {
      for (int i = 0; i < op.operandCount(); i++) {
        addValue(op.operand(i));
      }
      return;
    }
    boolean[] forwarded = new boolean[op.operandCount()];
    for (int i = 0; i < op.successorCount(); i++) {
      OperandRange range = branch.getSuccessorOperands(op, i).forwarded();
      for (int k = 0; k < range.size(); k++) {
        forwarded[range.start() + k] = true;
      }
    }
    for (int i = 0; i < forwarded.length; i++) {
      if (!forwarded[i]) {
        addValue(op.operand(i));
      }
    }
  }

  private void addIncoming(BlockArgument argument) {
    for (BlockOperand use = argument.owner().firstUse(); use != null; use = use.nextUse()) {
      Operation terminator = use.owner();
      BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
      if (branch != null) {
        addValue(branch.getSuccessorOperands(terminator, use.index()).get(argument.index()));
      }
    }
  }

  // ---- erasure -------------------------------------------------------------------------------------------------

  private boolean erase() {
    List<Operation> dead = new ArrayList<>(0);
    List<Region> pending = new ArrayList<>();
    pending.add(root);
    while (!pending.isEmpty()) {
      Region region = pending.remove(pending.size() - 1);
      for (Block block = region.first(); block != null; block = block.next()) {
        visit(block, dead, pending);
      }
    }
    candidates.clear();
    for (int i = dead.size() - 1; i >= 0; i--) {
      PatternRewriter.dropAllUses(dead.get(i));
      rewriter.eraseOp(dead.get(i));
    }
    return !dead.isEmpty();
  }

  private void visit(Block block, List<Operation> dead, List<Region> pending) {
    for (Operation op = block.first(); op != null; op = op.next()) {
      if (candidates.contains(op)) {
        dead.add(op);
        continue;
      }
      for (int i = 0; i < op.regionCount(); i++) {
        pending.add(op.region(i));
      }
    }
    if (!block.isEntryBlock() && hasDeadArgument(block)) {
      eraseDeadArguments(block);
    }
  }

  private boolean hasDeadArgument(Block block) {
    for (int i = 0; i < block.argumentCount(); i++) {
      if (!liveArguments.contains(block.argument(i))) {
        return true;
      }
    }
    return false;
  }

  private void eraseDeadArguments(Block block) {
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      Operation terminator = use.owner();
      BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
      if (branch == null) {
        continue;
      }
      SuccessorOperands passed = branch.getSuccessorOperands(terminator, use.index());
      List<Value> kept = new ArrayList<>(passed.size());
      for (int i = passed.producedCount(); i < passed.size(); i++) {
        if (liveArguments.contains(block.argument(i))) {
          kept.add(passed.get(i));
        }
      }
      passed.forwarded().assign(kept);
    }
    BitSet dead = new BitSet(block.argumentCount());
    for (int i = block.argumentCount() - 1; i >= 0; i--) {
      if (!liveArguments.contains(block.argument(i))) {
        PatternRewriter.dropAllUses(block.argument(i));
        dead.set(i);
      }
    }
    block.eraseArguments(dead);
  }
}
