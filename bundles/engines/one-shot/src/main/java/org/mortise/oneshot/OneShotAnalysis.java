// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingOpOperand;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.BufferRelation;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.ir.types.TensorType;

/**
 * Decides which operands of operations on tensors can be bufferized in place: no tensor that is read later is changed,
 * and no read-only buffer is written. The decisions are greedy, one operand after another, so early decisions are more
 * likely to be "in place".
 *
 * <p>Operands that may share a buffer are kept in classes with their reads and writes by position in the program. An
 * operand is compared only with the few that may conflict, so the analysis is near-linear in the operations. For
 * tensors that several operations read in another region than the defining one, and around operations whose regions are
 * executed one after another, all writes of a class are compared.
 */
final class OneShotAnalysis {
  private final OneShotState state;
  private final BufferizationOptions options;
  private final Operation root;
  private final ConflictRules rules;
  private final ValueSets sets;
  private final Map<Integer, TensorClass> classes = new HashMap<>();

  private OneShotAnalysis(OneShotState state, Operation root) {
    this.state = state;
    this.options = state.options();
    this.root = root;
    this.rules = new ConflictRules(state, new ProgramOrder(root));
    this.sets = state.aliasSets();
  }

  /**
   * Analyzes {@code root} and the operations inside it. Errors are reported.
   *
   * @return whether {@code root} can be bufferized
   */
  static boolean analyze(
      Operation root, OneShotState state, OneShotOptions options, Consumer<Diagnostic> errors) {
    return new OneShotAnalysis(state, root).run(options.heuristic(), options.fuzzerSeed(), errors);
  }

  /** Makes only the forced decisions in {@code root}, which is outside of functions and therefore not analyzed. */
  static void decideWhatIsForced(Operation root, OneShotState state) {
    new OneShotAnalysis(state, root).decideWhatIsForced();
  }

  private boolean run(AnalysisHeuristic heuristic, int seed, Consumer<Diagnostic> errors) {
    state.startRemembering();
    try {
      Diagnostic unsupported = findUnsupportedControlFlow();
      if (unsupported == null) {
        decideWhatIsForced();
        unsupported = findInconsistency();
      }
      if (unsupported != null) {
        errors.accept(unsupported);
        return false;
      }
      List<Operation> ops = order(heuristic, seed);
      rules.startFirstDecisions();
      ops.forEach(this::decide);
      if (options.fewerCopies() && !state.isDecidedOnce(root)) {
        ops.forEach(this::decideAgain);
      }
      state.stopRememberingRelations();
      findEquivalences();
      findUndefined();
      return verify(errors);
    } finally {
      state.stopRemembering();
    }
  }

  // ---- before ------------------------------------------------------------------------------------------------------

  private @Nullable Diagnostic findUnsupportedControlFlow() {
    Diagnostic[] found = {null};
    root.walk(op -> {
      if (found[0] == null) {
        found[0] = unsupportedControlFlow(op, options);
      }
    });
    return found[0];
  }

  /** Returns the error if {@code op} has a region of several blocks that its implementation does not support. */
  static @Nullable Diagnostic unsupportedControlFlow(Operation op, BufferizationOptions options) {
    BufferizableOpInterface bufferizable = options.bufferizable(op);
    if (bufferizable == null || bufferizable.supportsUnstructuredControlFlow()) {
      return null;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      if (!op.region(i).isEmpty() && !op.region(i).hasOneBlock()) {
        return op.opError("op or BufferizableOpInterface implementation does not support unstructured control flow, "
            + "but at least one region has multiple blocks");
      }
    }
    return null;
  }

  private void decideWhatIsForced() {
    root.walk(op -> {
      BufferizableOpInterface bufferizable = options.bufferizable(op);
      if (bufferizable == null) {
        return;
      }
      if (op.resultCount() > 1) {
        uniteResults(op, bufferizable);
      }
      for (int i = 0; i < op.operandCount(); i++) {
        OpOperand operand = op.opOperand(i);
        if (operand.value().type() instanceof TensorType && bufferizable.mustBufferizeInPlace(operand, state)
            && state.decideInPlace(operand)) {
          for (AliasingValue alias : state.aliasingValues(operand)) {
            sets.unite(alias.value(), operand.value());
          }
        }
      }
    });
  }

  /**
   * Unites results that may have the same buffer, even if operands are copied: results that may have the buffer of the
   * same operand, or of its copy, and results that the operation relates itself. (MLIR unites none.)
   */
  private void uniteResults(Operation op, BufferizableOpInterface bufferizable) {
    for (OpResult result : op.resultList()) {
      if (result.type() instanceof TensorType) {
        sets.unite(result, bufferizable.getFirstAliasingResult(result, state));
      }
    }
    for (int i = 0; i < op.operandCount(); i++) {
      Value first = null;
      for (AliasingValue alias : op.operand(i).type() instanceof TensorType
          ? state.aliasingValues(op.opOperand(i)) : List.<AliasingValue>of()) {
        if (alias.value() instanceof OpResult) {
          first = first == null ? alias.value() : first;
          sets.unite(alias.value(), first);
        }
      }
    }
  }

  /** Returns an error if the forced decisions conflict. */
  private @Nullable Diagnostic findInconsistency() {
    Diagnostic[] found = {null};
    root.walk(op -> {
      BufferizableOpInterface bufferizable = found[0] != null ? null : options.bufferizable(op);
      if (bufferizable == null) {
        return;
      }
      found[0] = bufferizable.verifyInput(op);
      for (int i = 0; found[0] == null && i < op.operandCount(); i++) {
        if (op.operand(i).type() instanceof TensorType) {
          found[0] = inconsistency(op.opOperand(i));
        }
      }
    });
    return found[0];
  }

  private @Nullable Diagnostic inconsistency(OpOperand operand) {
    List<TensorClass> together = classesOf(operand);
    boolean isWritten = false;
    boolean isReadOnly = false;
    for (TensorClass each : together) {
      isWritten |= each.isWritten();
      isReadOnly |= !each.readOnly().isEmpty();
    }
    if (!isWritten) {
      return null;
    }
    if (options.fewerCopies()) {
      rules.startSecondDecision();
    }
    Conflict conflict = conflictBetween(together);
    for (int i = 0; conflict == null && i < together.size(); i++) {
      conflict = together.get(i).conflictWith(together.get(i));
    }
    if (conflict != null) {
      return operand.owner().opError("not bufferizable under the given constraints: cannot avoid RaW conflict");
    }
    return isReadOnly && state.isInPlace(operand) ? operand.owner().opError(
        "not bufferizable under the given constraints: would write to read-only buffer") : null;
  }

  // ---- decisions ---------------------------------------------------------------------------------------------------

  private List<Operation> order(AnalysisHeuristic heuristic, int seed) {
    List<Operation> ops = new ArrayList<>();
    root.walk(op -> {
      if (BufferizableOpInterface.isToBufferize(op)) {
        ops.add(op);
      }
    });
    switch (heuristic) {
      case BOTTOM_UP -> Collections.reverse(ops);
      case BOTTOM_UP_FROM_TERMINATORS -> {
        return TerminatorsFirst.order(root, ops, state);
      }
      case FUZZER -> MersenneTwister.shuffle(ops, seed);
      default -> { }
    }
    return ops;
  }

  private void decide(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof TensorType) {
        decide(op.opOperand(i));
      }
    }
  }

  private void decide(OpOperand operand) {
    if (state.isInPlace(operand)) {
      return;
    }
    List<TensorClass> together = classesOf(operand);
    Conflict conflict = conflictOf(operand, together);
    if (conflict != null) {
      state.decideOutOfPlace(operand, conflict);
    } else {
      putInPlace(operand, together);
    }
  }

  /**
   * Decides again about the operands that are not in place, by more rules. Since this happens last, operands that are
   * in place without these rules stay in place, and there are never more copies.
   */
  private void decideAgain(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      OpOperand operand = op.opOperand(i);
      Conflict before = state.conflictOf(operand);
      if (before == null) {
        continue;
      }
      List<TensorClass> together = classesOf(operand);
      rules.startSecondDecision();
      if (conflictOf(operand, together) == null) {
        state.avoidCopy(operand, rules.avoided(before));
        putInPlace(operand, together);
      }
    }
  }

  private void putInPlace(OpOperand operand, List<TensorClass> together) {
    state.decideInPlace(operand);
    int united = sets.find(operand.value());
    for (AliasingValue alias : state.aliasingValues(operand)) {
      united = sets.unite(alias.value(), operand.value());
    }
    TensorClass large = together.get(0);
    for (TensorClass each : together) {
      large = each.size() > large.size() ? each : large;
    }
    for (TensorClass each : together) {
      if (each != large) {
        large.addAll(each);
      }
    }
    classes.put(united, large);
    if (state.bufferizesToMemoryWrite(operand)) {
      large.addWrite(operand);
    }
  }

  private @Nullable Conflict conflictOf(OpOperand operand, List<TensorClass> together) {
    boolean writes = state.bufferizesToMemoryWrite(operand);
    boolean isWritten = writes;
    boolean isRead = false;
    boolean crosses = writes && rules.crossesParallelRegion(operand);
    List<Value> readOnly = new ArrayList<>(0);
    for (TensorClass each : together) {
      isWritten |= each.isWritten();
      isRead |= each.isRead();
      crosses |= each.crossesParallelRegion();
      readOnly.addAll(each.readOnly());
    }
    if (!isWritten) {
      return null;
    }
    if (!readOnly.isEmpty()) {
      return new Conflict(Conflict.Rule.NOT_WRITABLE, null, writes ? operand : null, readOnly);
    }
    if (crosses && isRead) {
      return new Conflict(Conflict.Rule.PARALLEL_REGION, null, writes ? operand : null, List.of());
    }
    Conflict conflict = conflictBetween(together);
    for (int i = 0; writes && conflict == null && i < together.size(); i++) {
      conflict = together.get(i).conflictOf(operand);
    }
    return conflict;
  }

  private static @Nullable Conflict conflictBetween(List<TensorClass> together) {
    for (int i = 0; i < together.size(); i++) {
      for (int j = i + 1; j < together.size(); j++) {
        TensorClass one = together.get(i);
        TensorClass other = together.get(j);
        Conflict found = one.size() > other.size() ? one.conflictWith(other) : other.conflictWith(one);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  /** Returns the classes that would be united if {@code operand} were in place. */
  private List<TensorClass> classesOf(OpOperand operand) {
    List<TensorClass> together = new ArrayList<>(2);
    together.add(classOf(operand.value()));
    for (AliasingValue alias : state.aliasingValues(operand)) {
      TensorClass other = classOf(alias.value());
      if (!together.contains(other)) {
        together.add(other);
      }
    }
    return together;
  }

  private TensorClass classOf(Value value) {
    int number = sets.find(value);
    TensorClass known = classes.get(number);
    if (known == null) {
      known = new TensorClass(rules);
      for (Value member : sets.members(value)) {
        addTo(known, member);
      }
      classes.put(number, known);
    }
    return known;
  }

  private void addTo(TensorClass tensors, Value member) {
    tensors.addMember(member, state.isWritable(member));
    for (OpOperand use = member.firstUse(); use != null; use = use.nextUse()) {
      if (reads(use)) {
        tensors.addRead(rules.read(use));
      }
      if (state.isInPlace(use) && state.bufferizesToMemoryWrite(use)) {
        tensors.addWrite(use);
      }
    }
  }

  /** Returns whether {@code use} reads, or creates an alias that is read. */
  private boolean reads(OpOperand use) {
    if (state.bufferizesToMemoryRead(use)) {
      return true;
    }
    if (state.bufferizesToMemoryWrite(use)) {
      return false;
    }
    for (AliasingValue alias : state.aliasingValues(use)) {
      if (state.isValueRead(alias.value())) {
        return true;
      }
    }
    return false;
  }

  // ---- after -------------------------------------------------------------------------------------------------------

  private void findEquivalences() {
    root.walk(op -> {
      BufferizableOpInterface bufferizable = options.bufferizable(op);
      for (int i = 0; bufferizable != null && i < op.resultCount(); i++) {
        if (op.result(i).type() instanceof TensorType) {
          findEquivalences(op.result(i), bufferizable);
        }
      }
    });
  }

  private void findEquivalences(OpResult result, BufferizableOpInterface bufferizable) {
    List<AliasingOpOperand> operands = state.aliasingOpOperands(result);
    if (operands.isEmpty()) {
      return;
    }
    Value first = operands.get(0).operand().value();
    boolean allAreSame = true;
    for (AliasingOpOperand alias : operands) {
      boolean isSame = alias.relation() == BufferRelation.EQUIVALENT && state.isInPlace(alias.operand());
      if (isSame && alias.isDefinite()) {
        state.uniteEquivalent(result, alias.operand().value());
        return;
      }
      allAreSame &= isSame && state.areEquivalentBufferizedValues(alias.operand().value(), first);
    }
    if (allAreSame && !bufferizable.bufferizesToAllocation(result)) {
      state.uniteEquivalent(result, first);
    }
  }

  private void findUndefined() {
    root.walk(op -> {
      if (options.bufferizable(op) == null) {
        return;
      }
      for (int i = 0; i < op.resultCount(); i++) {
        OpResult result = op.result(i);
        if (result.type() instanceof TensorType && state.findDefinitions(result).isEmpty()) {
          result.uses().forEach(state::addUndefinedUse);
        }
      }
    });
  }

  private boolean verify(Consumer<Diagnostic> errors) {
    boolean[] failed = {false};
    root.walk(op -> {
      BufferizableOpInterface bufferizable = options.bufferizable(op);
      Diagnostic error = bufferizable == null ? null : bufferizable.verifyAnalysis(op, state);
      if (error != null) {
        errors.accept(error);
        failed[0] = true;
      }
    });
    return !failed[0];
  }
}
