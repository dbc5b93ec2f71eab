// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingOpOperand;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.bufferization.BufferizationOptions;

/**
 * The decisions of {@link OneShotAnalysis}: the in-place operands, and the tensors whose buffers may alias or are known
 * to be equal. For tensors created after the analysis, only their operations are known.
 */
public final class OneShotState extends AnalysisState {
  private final FunctionSummaries functions;
  private final Set<Operation> decidedOnce;
  private final Set<OpOperand> inPlace = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<OpOperand, Conflict> conflicts = new LinkedHashMap<>();
  private final Map<OpOperand, AvoidedCopy> avoided = new LinkedHashMap<>();
  private final ValueSets aliases = new ValueSets();
  private final ValueSets equivalent = new ValueSets();
  private final Set<OpOperand> undefinedUses = Collections.newSetFromMap(new IdentityHashMap<>());
  private long inPlaceCount;
  private long outOfPlaceCount;
  private @Nullable Memory memory;

  /** Cached results of implementations, valid while the program does not change. */
  private static final class Memory {
    private final Map<OpOperand, Boolean> reads = new IdentityHashMap<>();
    private final Map<OpOperand, Boolean> writes = new IdentityHashMap<>();
    private final Map<Value, Boolean> definitions = new IdentityHashMap<>();
    private final Map<Value, Boolean> readValues = new IdentityHashMap<>();
    private final Map<Value, Set<Value>> definitionsOf = new IdentityHashMap<>();
    private final Map<OpOperand, List<AliasingValue>> aliasingValues = new IdentityHashMap<>();
    private final Map<Value, List<AliasingOpOperand>> aliasingOperands = new IdentityHashMap<>();
    private boolean keepsRelations = true;
  }

  OneShotState(BufferizationOptions options) {
    this(options, Set.of());
  }

  /**
   * Creates a state without decisions.
   *
   * @param decidedOnce the functions decided by MLIR's rules only, even if fewer copies are requested
   */
  OneShotState(BufferizationOptions options, Set<Operation> decidedOnce) {
    this(options, decidedOnce, new FunctionSummaries());
  }

  private OneShotState(BufferizationOptions options, Set<Operation> decidedOnce, FunctionSummaries functions) {
    super(options);
    this.decidedOnce = decidedOnce;
    this.functions = functions;
  }

  /** Returns a state without decisions and with the same function summaries. */
  OneShotState withoutDecisions() {
    return new OneShotState(options(), decidedOnce, functions);
  }

  boolean isDecidedOnce(Operation function) {
    return decidedOnce.contains(function);
  }

  /** Starts caching results, until {@link #stopRemembering}. */
  void startRemembering() {
    memory = new Memory();
  }

  /** Stops caching alias relations, because they are now derived from equivalences. */
  void stopRememberingRelations() {
    memory.keepsRelations = false;
  }

  /** Clears the cache, because the program is going to change. */
  void stopRemembering() {
    memory = null;
  }

  @Override
  public FunctionSummaries functions() {
    return functions;
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  @Override
  public List<AliasingOpOperand> aliasingOpOperands(Value value) {
    if (memory == null || !memory.keepsRelations) {
      return super.aliasingOpOperands(value);
    }
    List<AliasingOpOperand> known = memory.aliasingOperands.get(value);
    if (known == null) {
      known = super.aliasingOpOperands(value);
      memory.aliasingOperands.put(value, known);
    }
    return known;
  }

  @Override
  public List<AliasingValue> aliasingValues(OpOperand operand) {
    if (memory == null || !memory.keepsRelations) {
      return super.aliasingValues(operand);
    }
    List<AliasingValue> known = memory.aliasingValues.get(operand);
    if (known == null) {
      known = super.aliasingValues(operand);
      memory.aliasingValues.put(operand, known);
    }
    return known;
  }

  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand) {
    Boolean known = memory == null ? null : memory.reads.get(operand);
    if (known == null) {
      known = super.bufferizesToMemoryRead(operand);
      if (memory != null) {
        memory.reads.put(operand, known);
      }
    }
    return known;
  }

  @Override
  public boolean bufferizesToMemoryWrite(OpOperand operand) {
    Boolean known = memory == null ? null : memory.writes.get(operand);
    if (known == null) {
      known = super.bufferizesToMemoryWrite(operand);
      if (memory != null) {
        memory.writes.put(operand, known);
      }
    }
    return known;
  }

  @Override
  public boolean bufferizesToMemoryWrite(Value value) {
    Boolean known = memory == null ? null : memory.definitions.get(value);
    if (known == null) {
      known = super.bufferizesToMemoryWrite(value);
      if (memory != null) {
        memory.definitions.put(value, known);
      }
    }
    return known;
  }

  @Override
  public boolean isValueRead(Value value) {
    Boolean known = memory == null ? null : memory.readValues.get(value);
    if (known == null) {
      known = super.isValueRead(value);
      if (memory != null) {
        memory.readValues.put(value, known);
      }
    }
    return known;
  }

  @Override
  public Set<Value> findDefinitions(Value value) {
    Set<Value> known = memory == null ? null : memory.definitionsOf.get(value);
    if (known == null) {
      known = super.findDefinitions(value);
      if (memory != null) {
        memory.definitionsOf.put(value, known);
      }
    }
    return known;
  }

  // ---- decisions ---------------------------------------------------------------------------------------------------

  @Override
  public boolean hasDecisions() {
    return true;
  }

  @Override
  public boolean isInPlace(OpOperand operand) {
    return inPlace.contains(operand);
  }

  @Override
  public boolean areEquivalentBufferizedValues(Value first, Value second) {
    return equivalent.areTogether(first, second);
  }

  @Override
  public boolean areAliasingBufferizedValues(Value first, Value second) {
    return aliases.areTogether(first, second);
  }

  @Override
  public boolean mayAliasOutside(Value value, Region region, Collection<? extends Value> exceptions) {
    for (Value alias : aliases.members(value)) {
      Region around = alias.parentRegion();
      boolean isInside = alias instanceof BlockArgument
          ? region.isProperAncestor(around) : region.isAncestor(around);
      if (!isInside && !exceptions.contains(alias)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean mayBeReadOnly(Value value, Region region) {
    Set<Value> seen = new HashSet<>();
    List<Value> open = new ArrayList<>(List.of(value));
    while (!open.isEmpty()) {
      Value origin = open.remove(open.size() - 1);
      BufferizableOpInterface bufferizable = isInside(origin, region) && seen.add(origin) ? bufferizable(origin) : null;
      if (bufferizable == null) {
        continue;
      }
      if (!bufferizable.isWritable(origin, this)) {
        return true;
      }
      for (AliasingOpOperand alias : aliasingOpOperands(origin)) {
        if (isInPlace(alias.operand())) {
          open.add(alias.operand().value());
        }
      }
    }
    return false;
  }

  /** Returns whether {@code value} is defined inside {@code region} and is not an entry argument of it. */
  private static boolean isInside(Value value, Region region) {
    return region.isAncestor(value.parentRegion())
        && !(value instanceof BlockArgument argument && argument.parentBlock() == region.first());
  }

  @Override
  public boolean isValueWritten(Value value) {
    for (Value alias : aliases.members(value)) {
      for (OpOperand use = alias.firstUse(); use != null; use = use.nextUse()) {
        if (isInPlace(use) && bufferizesToMemoryWrite(use)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public boolean hasUndefinedContents(OpOperand operand) {
    return undefinedUses.contains(operand);
  }

  /** Returns why {@code operand} is not in place; null if it is in place, or was not analyzed. */
  public @Nullable Conflict conflictOf(OpOperand operand) {
    return conflicts.get(operand);
  }

  /** Returns the operands that are not in place, in the order of the decisions, with the reasons. */
  public Map<OpOperand, Conflict> conflicts() {
    return Collections.unmodifiableMap(conflicts);
  }

  /** Returns the operands that are in place by a rule that MLIR 19.1 does not have, in the order of the decisions. */
  public Map<OpOperand, AvoidedCopy> avoidedCopies() {
    return Collections.unmodifiableMap(avoided);
  }

  /** Returns the number of operands that were decided to be in place. */
  public long inPlaceCount() {
    return inPlaceCount;
  }

  /** Returns the number of operands that were decided to be copied. */
  public long outOfPlaceCount() {
    return outOfPlaceCount;
  }

  /** Returns whether the buffer of {@code value} may be written to. */
  public boolean isWritable(Value value) {
    BufferizableOpInterface bufferizable = bufferizable(value);
    return bufferizable != null && bufferizable.isWritable(value, this);
  }

  /** Returns the values whose buffers may alias the buffer of {@code value}. */
  public List<Value> aliasesOf(Value value) {
    return aliases.members(value);
  }

  /** Marks an operand as in place. Returns whether it was not marked before. */
  boolean decideInPlace(OpOperand operand) {
    if (!inPlace.add(operand)) {
      return false;
    }
    inPlaceCount++;
    return true;
  }

  void decideOutOfPlace(OpOperand operand, Conflict conflict) {
    conflicts.put(operand, conflict);
    outOfPlaceCount++;
  }

  /** Revokes the decision that {@code operand} is not in place. */
  void avoidCopy(OpOperand operand, @Nullable AvoidedCopy reason) {
    conflicts.remove(operand);
    outOfPlaceCount--;
    if (reason != null) {
      avoided.put(operand, reason);
    }
  }

  ValueSets aliasSets() {
    return aliases;
  }

  /** Declares that both values have the same buffer. */
  void uniteEquivalent(Value first, Value second) {
    equivalent.unite(first, second);
  }

  void addUndefinedUse(OpOperand use) {
    undefinedUses.add(use);
  }
}
