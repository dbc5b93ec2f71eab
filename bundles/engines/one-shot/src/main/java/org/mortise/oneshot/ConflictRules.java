// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.bufferization.TraversalConfig;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;

/**
 * Decides for a read and a write of the same buffer whether the write may change the contents that are read. The result
 * does not depend on other decisions.
 */
final class ConflictRules {
  /** The maximum number of comparisons of parts for one decision, which limits its cost. */
  private static final int MOST_COMPARISONS = 256;

  private final AnalysisState state;
  private final ProgramOrder order;
  private final Map<Region, Region> repetitive = new IdentityHashMap<>();
  private final Map<OpOperand, Boolean> crossesParallel = new HashMap<>();
  private final DisjointParts parts;
  private @Nullable AvoidedCopy avoided;
  /** The remaining number of pairs that the rules beyond MLIR may examine. */
  private int comparisons;
  private boolean knowsExclusiveBlocks;

  ConflictRules(AnalysisState state, ProgramOrder order) {
    this.state = state;
    this.order = order;
    this.parts = new DisjointParts(order.root(), state, new StableValues(state, order, order.dominance()));
  }

  /** Starts the decisions by MLIR's rules only. */
  void startFirstDecisions() {
    comparisons = 0;
    knowsExclusiveBlocks = false;
  }

  /** Starts the second decision on an operand, by all rules. */
  void startSecondDecision() {
    avoided = null;
    comparisons = MOST_COMPARISONS;
    knowsExclusiveBlocks = true;
  }

  /**
   * Returns whether a write can only conflict with a read in another block if control can flow from the definition
   * through the write to the read.
   */
  boolean knowsExclusiveBlocks() {
    return knowsExclusiveBlocks;
  }

  /**
   * Returns how the second decision avoided a conflict: preferably the conflict of the first decision, otherwise the
   * first avoided one; null if there is none any more because another decision has united the tensors.
   */
  @Nullable AvoidedCopy avoided(Conflict before) {
    AvoidedCopy first = avoided;
    avoided = null;
    if (before.read() != null && before.write() != null) {
      missedDefinition(read(before.read()), before.write());
    }
    return avoided == null ? first : avoided;
  }

  ProgramOrder order() {
    return order;
  }

  /** Describes a read with the part of the program in which writes can conflict with it. */
  Read read(OpOperand use) {
    Set<Value> definitions = state.findDefinitions(use.value());
    return new Read(use, definitions, scope(use, definitions));
  }

  private Read.@Nullable Scope scope(OpOperand use, Set<Value> definitions) {
    Region region = null;
    int first = Integer.MAX_VALUE;
    boolean spreads = false;
    for (Value definition : definitions) {
      Region defined = definition.parentRegion();
      if (region != null && region != defined) {
        return null;
      }
      region = defined;
      spreads |= definition instanceof OpResult;
      first = Math.min(first, definition instanceof BlockArgument argument
          ? order.firstNumber(argument.parentBlock()) : order.number(definition.definingOp()));
    }
    if (region == null || !order.isRegular(region)) {
      return null;
    }
    Block reading = region.findAncestorBlockInRegion(use.owner().block());
    if (reading == null) {
      return null;
    }
    Operation reader = reading.findAncestorOpInBlock(use.owner());
    return new Read.Scope(region, first, Math.max(first, order.lastReaching(reader)), spreads,
        order.lastDominated(reading), spreads ? outerScope(region) : null);
  }

  /** Returns the scope outside of {@code region} of writes that are not ordered with the region's execution. */
  private Read.@Nullable Scope outerScope(Region region) {
    List<Operation> around = new ArrayList<>();
    for (Operation op = region.parentOp(); !order.isRoot(op); op = op.parentOp()) {
      if (!op.parentRegion().hasOneBlock()) {
        around.add(op);
      }
    }
    Read.Scope outer = null;
    for (int i = around.size() - 1; i >= 0; i--) {
      Operation op = around.get(i);
      outer = new Read.Scope(op.parentRegion(), order.number(op), order.number(op), true,
          order.lastDominated(op.block()), outer);
    }
    return outer;
  }

  /** Returns whether {@code write} writes inside a parallel region to a tensor that is defined outside of it. */
  boolean crossesParallelRegion(OpOperand write) {
    return state.options().checkParallelRegions()
        && crossesParallel.computeIfAbsent(write, this::isInOtherParallelRegion);
  }

  private boolean isInOtherParallelRegion(OpOperand write) {
    Region region = state.enclosingParallelRegion(write.owner().parentRegion());
    for (Value definition : state.findValueInReverseUseDefChain(
        write.value(), state::bufferizesToMemoryWrite, TraversalConfig.DEFAULT)) {
      if (state.enclosingParallelRegion(definition.parentRegion()) != region) {
        return true;
      }
    }
    return false;
  }

  /** Returns the definition that {@code read} may miss because of {@code write}; null if there is no conflict. */
  @Nullable Value missedDefinition(Read read, OpOperand write) {
    if (read.definitions().isEmpty() || canUseOrder(read, write) && isOrdered(read.use(), write)) {
      return null;
    }
    Value definition = overwrittenDefinition(read, write);
    return definition == null || areNonConflictingSubsets(read.use(), write) || isRuledOut(read.use(), write)
        || isAvoided(read, write) ? null : definition;
  }

  // ---- beyond MLIR -------------------------------------------------------------------------------------------------

  private boolean isAvoided(Read read, OpOperand write) {
    if (comparisons == 0) {
      return false;
    }
    comparisons--;
    AvoidedCopy.Rule rule = null;
    if (areExclusive(read, write)) {
      rule = AvoidedCopy.Rule.EXCLUSIVE_BLOCKS;
    } else if (parts.areDisjoint(read, write)) {
      rule = AvoidedCopy.Rule.DISJOINT_PARTS;
    }
    if (rule != null && avoided == null) {
      avoided = new AvoidedCopy(rule, read.use(), write);
    }
    return rule != null;
  }

  private boolean areExclusive(Read read, OpOperand write) {
    for (Value definition : read.definitions()) {
      if (!order.areInExclusiveBlocks(write.owner(), read.use().owner(), definition)) {
        return false;
      }
    }
    return canUseOrder(read, write);
  }

  // ---- order -------------------------------------------------------------------------------------------------------

  /** Returns whether the write is known to follow the read, cannot follow it, or depends on the read's result. */
  private boolean isOrdered(OpOperand read, OpOperand write) {
    return read == write
        || order.happensBefore(read.owner(), write.owner())
        || order.areMutuallyExclusive(read.owner(), write.owner())
        || read.owner() == write.owner() && isElementwise(read, write);
  }

  /** Returns whether {@code read} and {@code write}, of one operation, have the same buffer and access it in order. */
  private boolean isElementwise(OpOperand read, OpOperand write) {
    BufferizableOpInterface bufferizable = state.options().bufferizable(read.owner());
    return bufferizable != null && bufferizable.bufferizesToElementwiseAccess(read, write, state)
        && (isMadeFrom(read.value(), write.value()) || isMadeFrom(write.value(), read.value()));
  }

  /**
   * Returns whether {@code value} is {@code origin}, or derived from it in the same buffer if all steps are in place.
   * If a step is not in place, the buffers do not alias at all.
   */
  private boolean isMadeFrom(Value value, Value origin) {
    return !state.findValueInReverseUseDefChain(value, each -> each == origin, TraversalConfig.SAME_BUFFER).isEmpty();
  }

  /**
   * Returns whether the order of the operations is decisive. It is not if the write is in a loop together with the
   * read, and a definition is outside of that loop.
   */
  private boolean canUseOrder(Read read, OpOperand write) {
    Operation reader = read.use().owner();
    for (Value definition : read.definitions()) {
      Region loop = repetitive(reader.parentRegion());
      Region around = repetitive(definition.parentRegion());
      while (loop != around) {
        Region next = repetitive(loop.parentRegion());
        if (next == around && order.isAncestor(loop.parentOp(), write.owner())) {
          return false;
        }
        loop = next;
      }
      if (order.areInLoopOfBlocks(reader, write.owner(), definition.parentBlock())) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Region repetitive(@Nullable Region region) {
    if (region == null) {
      return null;
    }
    Region known = repetitive.get(region);
    if (known == null && !repetitive.containsKey(region)) {
      known = state.enclosingRepetitiveRegion(region);
      repetitive.put(region, known);
    }
    return known;
  }

  /** Returns a definition after which the write may be executed. */
  private @Nullable Value overwrittenDefinition(Read read, OpOperand write) {
    Operation writer = write.owner();
    for (Value definition : read.definitions()) {
      Operation defining = definition.definingOp();
      boolean isBefore = defining == null
          ? !order.isBetween(definition.parentBlock(), writer, read.use().owner())
          : order.happensBefore(writer, defining) || defining != writer && order.isAncestor(defining, writer);
      if (!isBefore && !isOnlyAlias(definition, write)) {
        return definition;
      }
    }
    return null;
  }

  /** Returns whether {@code write} defines {@code definition}. */
  private boolean isOnlyAlias(Value definition, OpOperand write) {
    var aliases = state.aliasingValues(write);
    AliasingValue first = aliases.size() == 1 ? aliases.get(0) : null;
    return first != null && first.value() == definition;
  }

  private boolean isRuledOut(OpOperand read, OpOperand write) {
    BufferizableOpInterface reading = state.options().bufferizable(read.owner());
    if (reading != null && reading.isNotConflicting(read, write, state)) {
      return true;
    }
    BufferizableOpInterface writing =
        read.owner() == write.owner() ? null : state.options().bufferizable(write.owner());
    return writing != null && writing.isNotConflicting(read, write, state);
  }

  // ---- parts of tensors --------------------------------------------------------------------------------------------

  /** Returns whether the written part is not read, or is overwritten with its own contents. */
  private boolean areNonConflictingSubsets(OpOperand read, OpOperand write) {
    Operation reader = read.owner();
    SubsetInsertionOpInterface insertion = reader.getInterface(SubsetInsertionOpInterface.class);
    if (insertion != null) {
      // An insertion reads the part of the destination that it does not overwrite.
      if (read == insertion.getDestinationOperand(reader) && isWhereInserted(write.value(), reader, insertion)) {
        return true;
      }
      // It reads the source and writes it to where it is already.
      if (read == insertion.getSourceOperand(reader) && write == insertion.getDestinationOperand(reader)
          && isWhereInserted(read.value(), reader, insertion)) {
        return true;
      }
    }
    // The source of an insertion, which is that part of the destination, is not changed by the insertion.
    Operation writer = write.owner();
    SubsetInsertionOpInterface writing = writer.getInterface(SubsetInsertionOpInterface.class);
    return writing != null && write == writing.getDestinationOperand(writer)
        && state.areEquivalentBufferizedValues(read.value(), writing.getSourceOperand(writer).value())
        && isWhereInserted(writing.getSourceOperand(writer).value(), writer, writing);
  }

  /** Returns whether {@code value} is derived only from the part of the destination that is overwritten. */
  private boolean isWhereInserted(Value value, Operation op, SubsetInsertionOpInterface insertion) {
    Set<Value> origins = state.findValueInReverseUseDefChain(
        value, each -> isPart(each, op, insertion), TraversalConfig.DEFAULT);
    for (Value origin : origins) {
      if (!isPart(origin, op, insertion)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether {@code value} is the inserted part; as in MLIR, a block argument never is. */
  private boolean isPart(Value value, Operation op, SubsetInsertionOpInterface insertion) {
    return value instanceof OpResult && insertion.isEquivalentSubset(op, value, state::areEquivalentBufferizedValues);
  }
}
