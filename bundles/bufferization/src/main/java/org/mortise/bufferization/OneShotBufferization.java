// SPDX-License-Identifier: Apache-2.0
package org.mortise.bufferization;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.bufferization.ArgumentAttributes;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.DeepStack;

/**
 * One-shot bufferization: decides which operations can work on the buffers of their operands, copies tensors where they
 * cannot, and replaces tensors by buffers. New buffers are never freed; buffer deallocation does that.
 *
 * <p>Follows MLIR's pass {@code one-shot-bufferize}. Near-linear in the operations; see {@link OneShotAnalysis}.
 */
public final class OneShotBufferization {
  private final BufferizationOptions options;
  private final OneShotOptions run;
  private final Consumer<Diagnostic> errors;
  private @Nullable OneShotState state;
  private Consumer<Map<OpOperand, Conflict>> analyzed = conflicts -> { };
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

  /** Returns what the analysis has decided; null if there was none. */
  public @Nullable OneShotState state() {
    return state;
  }

  /** Sets what is called after the analysis, before the program changes, with the operands that are not in place. */
  public void onAnalyzed(Consumer<Map<OpOperand, Conflict>> receiver) {
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

  /** Copies the tensors that must not be changed in place. Nothing else is done. Returns whether there was no error. */
  public boolean insertTensorCopies(Operation root) {
    return onDeepStack(() -> decide(root) && (run.testAnalysisOnly() || copyTensors(root)));
  }

  /** Implementations of operations may ask for what they need of others, through a whole chain of operations. */
  private static boolean onDeepStack(BooleanSupplier work) {
    boolean[] succeeded = {false};
    DeepStack.run(() -> succeeded[0] = work.getAsBoolean());
    return succeeded[0];
  }

  // ---- analysis ----------------------------------------------------------------------------------------------------

  /**
   * Decides which operands are in place; annotates the program if the options say so. Errors are reported.
   *
   * @return whether there was no error
   */
  public boolean analyze(Operation root) {
    return onDeepStack(() -> decide(root));
  }

  private boolean decide(Operation root) {
    BufferizationOptions used = options.noAnalysisFunctions().isEmpty() ? options
        : options.toBuilder().filter(op -> options.isOpAllowed(op) && !isInUnanalyzedFunction(op)).build();
    state = new OneShotState(used);
    AnalysisAnnotations annotations = new AnalysisAnnotations(state, run);
    if (!options.bufferizeFunctionBoundaries()) {
      boolean succeeded = OneShotAnalysis.analyze(root, state, run, errors);
      annotations.annotate(root);
      return succeeded;
    }
    List<Operation> functions = CallOrder.of(root, used, errors);
    if (functions == null) {
      return false;
    }
    for (Operation op : root.region(0).first().operations()) {
      if (!CallOrder.isFunction(op)) {
        OneShotAnalysis.decideWhatIsForced(op, state);
      }
    }
    for (Operation function : functions) {
      if (!used.isOpAllowed(function)) {
        continue;
      }
      boolean succeeded = ModuleAnalysis.analyze(function, state, run, errors);
      annotations.annotate(function);
      if (!succeeded) {
        return false;
      }
      annotations.annotateBoundary(function);
    }
    return true;
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
    analyzed.accept(state.conflicts());
    return Bufferization.insertTensorCopies(root, state, errors);
  }

  // ---- replacement -------------------------------------------------------------------------------------------------

  private boolean bufferizeModule(Operation module) {
    List<Operation> functions = CallOrder.of(module, options, errors);
    if (functions == null) {
      return false;
    }
    BufferizationOptions copying = options.noAnalysisFunctions().isEmpty()
        ? options : options.toBuilder().copyBeforeWrite(true).build();
    GlobalConstants constants = new GlobalConstants();
    for (Operation function : functions) {
      if (!replace(function, isUnanalyzed(function) ? copying : options, constants)) {
        return false;
      }
      if (options.inferFunctionResultLayout()) {
        returnUncastBuffers(function);
      }
    }
    List<Operation> others = new ArrayList<>();
    for (Operation op : module.region(0).first().operations()) {
      if (!CallOrder.isFunction(op)) {
        others.add(op);
      }
    }
    for (Operation op : others) {
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

  /** Returns the sources of casts, so that the type of a result is what is known of its buffer. */
  private static void returnUncastBuffers(Operation function) {
    if (function.region(0).isEmpty()) {
      return;
    }
    Operation end = CallOrder.returnOf(function);
    List<Type> results = new ArrayList<>(end.operandCount());
    for (int i = 0; i < end.operandCount(); i++) {
      CastOp cast = CastOp.of(end.operand(i).definingOp());
      if (cast != null) {
        end.setOperand(i, cast.source());
      }
      results.add(end.operand(i).type());
    }
    FunctionOpInterface type = function.getInterface(FunctionOpInterface.class);
    type.setType(function, type.getArgumentTypes(function), results);
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
