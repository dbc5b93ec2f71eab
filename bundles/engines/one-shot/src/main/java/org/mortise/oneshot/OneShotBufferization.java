// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.ArgumentAttributes;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.DeepStack;

/**
 * One-shot bufferization: decides which operations can work on the buffers of their operands, copies tensors where this
 * is impossible, and replaces tensors by buffers. New buffers are never freed; buffer deallocation does that.
 *
 * <p>Follows MLIR's pass {@code one-shot-bufferize}. Near-linear in the operations; see {@link OneShotAnalysis}.
 */
public final class OneShotBufferization {
  private final BufferizationOptions options;
  private final OneShotOptions run;
  private final Consumer<Diagnostic> errors;
  private @Nullable OneShotState state;
  private Consumer<OneShotState> analyzed = decisions -> { };
  private long allocations;

  /**
   * Creates a bufferization of one program.
   *
   * @param errors receives the errors
   */
  public OneShotBufferization(BufferizationOptions options, OneShotOptions run, Consumer<Diagnostic> errors) {
    this.options = options;
    this.run = run;
    this.errors = errors;
  }

  /** Returns the decisions of the analysis; null before the analysis. */
  public @Nullable OneShotState state() {
    return state;
  }

  /** Sets a callback that is called after the analysis, before the program changes. */
  public void onAnalyzed(Consumer<OneShotState> receiver) {
    analyzed = receiver;
  }

  /** Returns the counts of the run. */
  public BufferizationStatistics statistics() {
    return new BufferizationStatistics(
        allocations, state == null ? 0 : state.inPlaceCount(), state == null ? 0 : state.outOfPlaceCount());
  }

  /**
   * Bufferizes {@code root}, a module if function boundaries are bufferized, and the operations inside it. After an
   * error, which is reported, the program is not usable.
   *
   * @return whether there was no error
   */
  public boolean bufferize(Operation root) {
    return onDeepStack(() -> run(root));
  }

  private boolean run(Operation root) {
    if (!options.copyBeforeWrite() && !(decide(root) && (run.testAnalysisOnly() || copyTensors(root)))) {
      return false;
    }
    return run.testAnalysisOnly() || (options.bufferizeFunctionBoundaries()
        ? bufferizeModule(root) : replace(root, options, new GlobalConstants()));
  }

  /** Only copies the tensors that must not be changed in place. Returns whether there was no error. */
  public boolean insertTensorCopies(Operation root) {
    return onDeepStack(() -> decide(root) && (run.testAnalysisOnly() || copyTensors(root)));
  }

  /** Runs work on a large stack, since implementations may query others recursively along chains of operations. */
  private static boolean onDeepStack(BooleanSupplier work) {
    boolean[] succeeded = {false};
    DeepStack.run(() -> succeeded[0] = work.getAsBoolean());
    return succeeded[0];
  }

  // ---- analysis ----------------------------------------------------------------------------------------------------

  /**
   * Decides which operands are in place; annotates the program if the options request it. Errors are reported.
   * @return whether there was no error
   */
  public boolean analyze(Operation root) {
    return onDeepStack(() -> decide(root));
  }

  private boolean decide(Operation root) {
    BufferizationOptions used = options.noAnalysisFunctions().isEmpty() ? options
        : options.toBuilder().filter(op -> options.isOpAllowed(op) && !isInUnanalyzedFunction(op)).build();
    if (!options.bufferizeFunctionBoundaries()) {
      state = new OneShotState(used);
      boolean succeeded = OneShotAnalysis.analyze(root, state, run, errors);
      new AnalysisAnnotations(state, run).annotate(root);
      return succeeded;
    }
    List<CallOrder.Group> groups = CallOrder.of(root, used, errors);
    if (groups == null) {
      return false;
    }
    state = new OneShotState(used);
    boolean succeeded = decide(root, groups, state, errors);
    if (succeeded && !state.avoidedCopies().isEmpty()) {
      state = fewestCopies(root, groups, state);
    }
    AnalysisAnnotations annotations = new AnalysisAnnotations(state, run);
    for (Operation function : CallOrder.functionsOf(groups)) {
      if (succeeded && used.isOpAllowed(function)) {
        annotations.annotate(function);
        annotations.annotateBoundary(function);
      }
    }
    return succeeded;
  }

  private boolean decide(
      Operation root, List<CallOrder.Group> groups, OneShotState decisions, Consumer<Diagnostic> problems) {
    CallOrder.othersIn(root).forEach(op -> OneShotAnalysis.decideWhatIsForced(op, decisions));
    for (CallOrder.Group group : groups) {
      boolean hasSummaries = !group.isRecursive() || options.fewerCopies();
      if (group.isRecursive() && hasSummaries) {
        ModuleAnalysis.findFixedPoint(group, decisions, run);
      }
      for (Operation function : group.functions()) {
        if (decisions.options().isOpAllowed(function)
            && !ModuleAnalysis.analyze(function, decisions, run, hasSummaries, problems)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns {@code decisions}, or others with fewer copies. By the rules that MLIR does not have, a function may copy
   * less but write to a buffer that it has copied without them, so that each of its callers copies instead. If that is
   * worse, these rules are applied only to functions that are not called.
   */
  private OneShotState fewestCopies(Operation root, List<CallOrder.Group> groups, OneShotState decisions) {
    Set<Operation> called = CallOrder.calledIn(root, decisions.options());
    if (called.isEmpty()) {
      return decisions;
    }
    OneShotState byMlir = new OneShotState(decisions.options(), Set.copyOf(CallOrder.functionsOf(groups)));
    if (!decide(root, groups, byMlir, ignored -> { }) || decisions.outOfPlaceCount() <= byMlir.outOfPlaceCount()) {
      return decisions;
    }
    OneShotState others = new OneShotState(decisions.options(), called);
    return decide(root, groups, others, ignored -> { }) ? others : decisions;
  }

  private boolean isInUnanalyzedFunction(Operation op) {
    Operation function = op;
    while (function != null && !CallOrder.isFunction(function)) {
      function = function.parentOp();
    }
    return function != null && isUnanalyzed(function);
  }

  private boolean isUnanalyzed(Operation function) {
    return options.noAnalysisFunctions().contains(SymbolTable.getSymbolName(function));
  }

  private boolean copyTensors(Operation root) {
    analyzed.accept(state);
    return Bufferization.insertTensorCopies(bufferizedIn(root), state, errors);
  }

  /** Returns the operations to bufferize; with function boundaries, nested modules stay as they are. */
  private List<Operation> bufferizedIn(Operation root) {
    if (!options.bufferizeFunctionBoundaries()) {
      return List.of(root);
    }
    List<Operation> ops = new ArrayList<>(CallOrder.othersIn(root));
    for (Operation op : root.region(0).first().operations()) {
      if (CallOrder.isFunction(op)) {
        ops.add(op);
      }
    }
    return ops;
  }

  // ---- replacement -------------------------------------------------------------------------------------------------

  private boolean bufferizeModule(Operation module) {
    List<CallOrder.Group> groups = CallOrder.of(module, options, errors);
    if (groups == null) {
      return false;
    }
    BufferizationOptions copying = options.noAnalysisFunctions().isEmpty()
        ? options : options.toBuilder().copyBeforeWrite(true).build();
    GlobalConstants constants = new GlobalConstants();
    List<Operation> functions = new ArrayList<>();
    for (CallOrder.Group group : groups) {
      Set<Operation> called = new HashSet<>(); // their calls use their types already
      for (Operation function : group.functions()) {
        functions.add(function);
        if (!replace(function, isUnanalyzed(function) ? copying : options, constants)) {
          return false;
        }
        called.addAll(group.callees().getOrDefault(function, Set.of()));
        if (options.inferFunctionResultLayout() && !called.contains(function)) {
          returnUncastBuffers(function);
        }
      }
    }
    for (Operation op : CallOrder.othersIn(module)) {
      if (!replace(op, options, constants)) {
        return false;
      }
    }
    functions.forEach(OneShotBufferization::removeArgumentAttributes);
    return true;
  }

  private boolean replace(Operation root, BufferizationOptions used, GlobalConstants constants) {
    long made = Bufferization.bufferize(root, used, constants, errors);
    allocations += Math.max(0, made);
    return made >= 0;
  }

  /**
   * Replaces returned casts by their sources, so that result types contain all known facts about the buffers. A result
   * for which several operations return buffers of different types keeps its type.
   */
  private static void returnUncastBuffers(Operation function) {
    List<Operation> returns = CallOrder.returnsOf(function);
    if (returns.isEmpty()) {
      return;
    }
    FunctionOpInterface type = function.getInterface(FunctionOpInterface.class);
    List<Type> results = new ArrayList<>(type.getResultTypes(function));
    for (int i = 0; i < results.size(); i++) {
      int result = i;
      Type uncast = uncast(returns.get(0).operand(i)).type();
      if (returns.stream().allMatch(end -> uncast(end.operand(result)).type() == uncast)) {
        results.set(i, uncast);
        returns.forEach(end -> end.setOperand(result, uncast(end.operand(result))));
      }
    }
    type.setType(function, type.getArgumentTypes(function), results);
  }

  private static Value uncast(Value buffer) {
    CastOp cast = CastOp.of(buffer.definingOp());
    return cast == null ? buffer : cast.source();
  }

  private static void removeArgumentAttributes(Operation function) {
    FunctionOpInterface type = function.getInterface(FunctionOpInterface.class);
    for (int i = 0; i < type.getArgumentTypes(function).size(); i++) {
      DictionaryAttr attributes = type.getArgAttrs(function, i);
      DictionaryAttr kept = attributes.without(ArgumentAttributes.BUFFER_LAYOUT).without(ArgumentAttributes.WRITABLE);
      if (kept != attributes) {
        type.setArgAttrs(function, i, kept);
      }
    }
  }
}
