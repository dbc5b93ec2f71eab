// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CastOpInterface;
import org.mortise.ir.types.TensorType;

/**
 * The facts about the tensors of a program to be bufferized. The base class has no analysis result, so it treats every
 * written operand as out of place; the analysis extends it by its decisions. Operations without an implementation are
 * assumed to read and write everything.
 */
public class AnalysisState {
  private final BufferizationOptions options;

  /** Creates the state without any analysis. */
  public AnalysisState(BufferizationOptions options) {
    this.options = options;
  }

  public final BufferizationOptions options() {
    return options;
  }

  /** Returns the implementation for the owner of {@code value}; null if there is none. */
  public final @Nullable BufferizableOpInterface bufferizable(Value value) {
    return options.bufferizable(BufferTypes.ownerOf(value));
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  /** Returns the operands whose buffers may alias that of {@code value}. */
  public List<AliasingOpOperand> aliasingOpOperands(Value value) {
    Operation owner = BufferTypes.ownerOf(value);
    BufferizableOpInterface bufferizable = options.bufferizable(owner);
    if (bufferizable != null) {
      return bufferizable.getAliasingOpOperands(owner, value, this);
    }
    if (value instanceof BlockArgument argument && !argument.parentBlock().isEntryBlock()) {
      return List.of();
    }
    List<AliasingOpOperand> aliases = new ArrayList<>();
    for (int i = 0; i < owner.operandCount(); i++) {
      if (owner.operand(i).type() instanceof TensorType) {
        aliases.add(AliasingOpOperand.unknown(owner.opOperand(i)));
      }
    }
    return aliases;
  }

  /** Returns the values whose buffers may alias that of an in-place {@code operand}. */
  public List<AliasingValue> aliasingValues(OpOperand operand) {
    Operation owner = operand.owner();
    BufferizableOpInterface bufferizable = options.bufferizable(owner);
    if (bufferizable != null) {
      return bufferizable.getAliasingValues(operand, this);
    }
    List<AliasingValue> aliases = new ArrayList<>();
    for (OpResult result : owner.resultList()) {
      if (result.type() instanceof TensorType) {
        aliases.add(AliasingValue.unknown(result));
      }
    }
    for (int i = 0; i < owner.regionCount(); i++) {
      Block entry = owner.region(i).first();
      for (int j = 0; entry != null && j < entry.argumentCount(); j++) {
        if (entry.argument(j).type() instanceof TensorType) {
          aliases.add(AliasingValue.unknown(entry.argument(j)));
        }
      }
    }
    return aliases;
  }

  /** Returns whether {@code operand} reads its buffer. */
  public boolean bufferizesToMemoryRead(OpOperand operand) {
    BufferizableOpInterface bufferizable = options.bufferizable(operand.owner());
    return bufferizable == null || bufferizable.bufferizesToMemoryRead(operand, this);
  }

  /** Returns whether {@code operand} writes to its buffer. */
  public boolean bufferizesToMemoryWrite(OpOperand operand) {
    BufferizableOpInterface bufferizable = options.bufferizable(operand.owner());
    return bufferizable == null || bufferizable.bufferizesToMemoryWrite(operand, this);
  }

  /** Returns whether the contents of {@code value} are defined by its owner; true for block arguments. */
  public boolean bufferizesToMemoryWrite(Value value) {
    if (!(value instanceof OpResult result)) {
      return true;
    }
    BufferizableOpInterface bufferizable = options.bufferizable(result.definingOp());
    return bufferizable == null || bufferizable.resultBufferizesToMemoryWrite(result, this);
  }

  /** Returns whether {@code operand} is only aliased, neither read nor written. */
  public final boolean bufferizesToAliasOnly(OpOperand operand) {
    return options.bufferizable(operand.owner()) != null && !bufferizesToMemoryRead(operand)
        && !bufferizesToMemoryWrite(operand) && !aliasingValues(operand).isEmpty();
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  /** Returns whether the contents of {@code value} are read, directly or through an alias. */
  public boolean isValueRead(Value value) {
    Set<OpOperand> visited = new HashSet<>();
    Deque<OpOperand> open = new ArrayDeque<>();
    addUses(value, open);
    while (!open.isEmpty()) {
      OpOperand use = open.removeLast();
      if (!visited.add(use)) {
        continue;
      }
      if (bufferizesToMemoryRead(use)) {
        return true;
      }
      if (bufferizesToAliasOnly(use)) {
        for (AliasingValue alias : aliasingValues(use)) {
          addUses(alias.value(), open);
        }
      }
    }
    return false;
  }

  private static void addUses(Value value, Deque<OpOperand> open) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      open.addLast(use);
    }
  }

  /** Returns whether a new tensor for {@code operand} needs no copy of the contents. */
  public final boolean canOmitTensorCopy(OpOperand operand) {
    if (hasUndefinedContents(operand)) {
      return true;
    }
    if (bufferizesToMemoryRead(operand)) {
      return false;
    }
    if (bufferizesToMemoryWrite(operand)) {
      return true; // it is overwritten completely
    }
    for (AliasingValue alias : aliasingValues(operand)) {
      if (isValueRead(alias.value())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Follows the aliasing operands of {@code value} backwards, and returns the first matching value on each path. Linear
   * in the followed operands.
   */
  public final Set<Value> findValueInReverseUseDefChain(
      Value value, Predicate<Value> condition, TraversalConfig config) {
    Set<Value> found = new LinkedHashSet<>();
    Set<Value> visited = new HashSet<>();
    Set<Value> waiting = new HashSet<>();
    Deque<Value> open = new ArrayDeque<>();
    open.addLast(value);
    while (!open.isEmpty()) {
      Value current = open.removeLast();
      waiting.remove(current);
      if (visited.add(current)) {
        boolean isMatch = condition.test(current);
        if (isMatch || !follow(current, config, open, waiting) && config.alwaysIncludeLeaves()) {
          found.add(current);
        }
      } else if (config.alwaysIncludeLeaves()) {
        found.add(current);
      }
    }
    return found;
  }

  /** Adds the operands of {@code value} to follow. Returns whether the chain continues through all of them. */
  private boolean follow(Value value, TraversalConfig config, Deque<Value> open, Set<Value> waiting) {
    if (bufferizable(value) == null) {
      return false;
    }
    List<AliasingOpOperand> aliases = aliasingOpOperands(value);
    boolean isFollowed = !aliases.isEmpty();
    for (AliasingOpOperand alias : aliases) {
      if (!isFollowed(value, alias, config)) {
        isFollowed = false;
      } else if (waiting.add(alias.operand().value())) {
        open.addLast(alias.operand().value());
      }
    }
    return isFollowed;
  }

  private static boolean isFollowed(Value value, AliasingOpOperand alias, TraversalConfig config) {
    if (!config.followSameBufferOnly()) {
      return true;
    }
    Operation definition = value.definingOp();
    return alias.relation() == BufferRelation.EQUIVALENT && (alias.operand().value().type() == value.type()
        || definition != null && definition.implementsInterface(CastOpInterface.class));
  }

  /** Returns the values that may define the contents of {@code value}; none if these are undefined. */
  public Set<Value> findDefinitions(Value value) {
    return findValueInReverseUseDefChain(value, this::bufferizesToMemoryWrite, TraversalConfig.MATCHES_ONLY);
  }

  // ---- decisions ---------------------------------------------------------------------------------------------------

  /** Returns whether an analysis has decided which operands are in place. */
  public boolean hasDecisions() {
    return false;
  }

  /** Returns whether the operation of {@code operand} works on the buffer of the operand and not on a copy. */
  public boolean isInPlace(OpOperand operand) {
    return !bufferizesToMemoryWrite(operand);
  }

  /** Returns whether both values are known to have the same buffer. */
  public boolean areEquivalentBufferizedValues(Value first, Value second) {
    return false;
  }

  /** Returns whether the values may have buffers that alias. */
  public boolean areAliasingBufferizedValues(Value first, Value second) {
    return true;
  }

  /**
   * Returns whether the buffer of {@code value} may be that of a value outside of {@code region}, or of its block
   * arguments, other than {@code exceptions}.
   */
  public boolean mayAliasOutside(Value value, Region region, Collection<? extends Value> exceptions) {
    return true;
  }

  /**
   * Returns whether the buffer of {@code value} may be a read-only one from inside {@code region}, such as that of a
   * constant.
   */
  public boolean mayBeReadOnly(Value value, Region region) {
    return true;
  }

  /** Returns whether an operand that is in place writes to the buffer of {@code value} or of an alias. */
  public boolean isValueWritten(Value value) {
    return true;
  }

  /** Returns whether the contents of {@code operand} are undefined. */
  public boolean hasUndefinedContents(OpOperand operand) {
    return false;
  }

  /** Returns the analysis of functions; null if function boundaries are not bufferized or nothing was analyzed. */
  public @Nullable FunctionAnalysis functions() {
    return null;
  }

  // ---- regions -----------------------------------------------------------------------------------------------------

  /** Returns the innermost region, {@code region} or an ancestor, that may be executed several times; null if none. */
  public @Nullable Region enclosingRepetitiveRegion(@Nullable Region region) {
    Region current = region;
    while (current != null && !isRepetitive(current)) {
      current = current.parentRegion();
    }
    return current;
  }

  private boolean isRepetitive(Region region) {
    Operation op = region.parentOp();
    BufferizableOpInterface bufferizable = options.bufferizable(op);
    return bufferizable != null && bufferizable.isRepetitiveRegion(op, region.index());
  }

  /** Returns the innermost region, {@code region} or an ancestor, whose executions may overlap; null if none. */
  public final @Nullable Region enclosingParallelRegion(@Nullable Region region) {
    Region current = region;
    while (current != null) {
      Operation op = current.parentOp();
      BufferizableOpInterface bufferizable = options.bufferizable(op);
      if (bufferizable != null && bufferizable.isParallelRegion(op, current.index())) {
        return current;
      }
      current = current.parentRegion();
    }
    return null;
  }
}
