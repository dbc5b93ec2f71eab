// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.memory.BufferSizes;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.AnalysisCache;
import org.mortise.ir.pass.FunctionMeasurement.Figures;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.symbols.SymbolTable;

/**
 * A pipeline from a program to freed buffers: a bufferization, for programs with tensors, and a deallocation.
 *
 * @param name for {@link Scope#FUNCTIONS} the value of the attribute of {@link SelectDeallocation}
 * @param bufferization null if its passes are missing
 * @param missing the reason why {@code bufferization} is null
 * @param scope where {@code deallocation} runs
 * @param sizes the sizes of buffers
 */
record Road(String name, @Nullable NestedPipeline bufferization, String missing, NestedPipeline deallocation,
    Scope scope, BufferSizes sizes) {
  /** The operations on which a deallocation runs. */
  enum Scope {
    /** The functions that have this pipeline's name as their attribute, which are processed in place. */
    FUNCTIONS,
    /** The whole module, whose functions may be replaced by others with the same names. */
    MODULE
  }

  /**
   * The costs of a function after this pipeline.
   *
   * @param figures the figures of its executions, or null
   */
  record Cost(BufferizationCost bufferization, DeallocationCost deallocation, @Nullable Figures figures) {}

  /** Executes functions after the pipeline. */
  @FunctionalInterface
  interface Execution {
    /** Returns the cost of a function, or null if it is not executed. */
    @Nullable Figures run(Operation original, Operation changed);
  }

  void initialize(Context context) {
    if (bufferization != null) {
      bufferization.initialize(context);
    }
    deallocation.initialize(context);
  }

  /**
   * Returns the costs of all functions of {@code module} in program order; null for functions that the pipeline
   * refuses, and for their callers and callees. The reasons are reported. The module is not changed. Besides the
   * pipelines, linear in the module, and in the operations other than functions times the number of groups of
   * functions.
   */
  List<@Nullable Cost> costs(
      Operation module, boolean hasTensors, Execution execution, DiagnosticHandler refusals) {
    List<Operation> functions = functionsIn(module);
    if (!hasTensors) {
      List<@Nullable Cost> costs = run(module.clone(), functions, false, execution, refusals);
      return costs != null ? costs : Collections.nCopies(functions.size(), null);
    }
    if (bufferization == null) {
      refusals.handle(module.error(missing));
      return Collections.nCopies(functions.size(), null);
    }
    List<@Nullable Cost> all = run(module.clone(), functions, true, execution, ignored -> { });
    if (all != null) {
      return all;
    }
    Map<Operation, Cost> found = new HashMap<>();
    for (List<Operation> group : groups(module)) {
      List<Operation> ofGroup = new ArrayList<>();
      group.forEach(op -> ofGroup.addAll(functionsIn(op)));
      List<@Nullable Cost> costs =
          ofGroup.isEmpty() ? null : run(only(group, module), ofGroup, true, execution, refusals);
      for (int i = 0; costs != null && i < costs.size(); i++) {
        found.put(ofGroup.get(i), costs.get(i));
      }
    }
    List<Cost> costs = new ArrayList<>();
    functions.forEach(function -> costs.add(found.get(function)));
    return costs;
  }

  /**
   * Runs the pipeline on {@code module}, which is erased, and returns the costs; null if it refuses the module.
   *
   * @param originals the functions from which the functions of {@code module} were copied
   */
  private @Nullable List<@Nullable Cost> run(Operation module, List<Operation> originals, boolean hasTensors,
      Execution execution, DiagnosticHandler refusals) {
    List<@Nullable Cost> costs = null;
    if (!hasTensors || bufferization.run(module, passRun(module, refusals))) {
      List<Operation> functions = functionsIn(module);
      List<BufferizationCost> made = new ArrayList<>();
      List<String> paths = new ArrayList<>();
      for (Operation function : functions) {
        if (scope == Scope.FUNCTIONS) {
          function.setAttr(SelectDeallocation.ATTRIBUTE, StringAttr.of(module.context(), name));
        }
        made.add(BufferizationCost.of(function, sizes));
        paths.add(path(function));
      }
      if (functions.size() == originals.size() && deallocation.run(module, passRun(module, refusals))) {
        Map<String, Operation> after = new HashMap<>();
        functionsIn(module).forEach(function -> after.put(path(function), function));
        costs = new ArrayList<>();
        for (int i = 0; i < made.size(); i++) {
          Operation changed = after.get(paths.get(i));
          costs.add(changed == null ? null : new Cost(made.get(i), DeallocationCost.of(changed, sizes),
              execution.run(originals.get(i), changed)));
        }
      }
    }
    module.erase();
    return costs;
  }

  /** Returns the names of the function and of its ancestors. */
  private static String path(Operation function) {
    StringBuilder path = new StringBuilder();
    for (Operation op = function; op != null; op = op.parentOp()) {
      path.append('@').append(SymbolTable.getSymbolName(op));
    }
    return path.toString();
  }

  private static PassRun passRun(Operation module, DiagnosticHandler refusals) {
    return new PassRun(new AnalysisCache(module), refusals, false);
  }

  /** Returns the functions with a body, at any depth. */
  static List<Operation> functionsIn(Operation module) {
    List<Operation> found = new ArrayList<>();
    module.walkPreOrder((Operation op) -> {
      if (FunctionOpInterface.mayHaveBuffers(op)) {
        found.add(op);
      }
    });
    return found;
  }

  // ---- groups of functions -----------------------------------------------------------------------------------------

  /** Returns the functions and modules directly in {@code module}, grouped by calls between them. */
  private static List<List<Operation>> groups(Operation module) {
    Map<String, Operation> byName = new HashMap<>();
    Map<Operation, Operation> parents = new LinkedHashMap<>();
    for (Operation op : module.region(0).first().operations()) {
      if (isGrouped(op)) {
        parents.put(op, op);
        byName.put(SymbolTable.getSymbolName(op), op);
      }
    }
    for (Operation function : List.copyOf(parents.keySet())) {
      function.walkPreOrder((Operation op) -> {
        CallOpInterface call = op.getInterface(CallOpInterface.class);
        SymbolRefAttr callee = call == null ? null : call.getCalleeSymbol(op);
        Operation called = callee == null ? null : byName.get(callee.rootReference());
        if (called != null) {
          parents.put(find(called, parents), find(function, parents));
        }
      });
    }
    Map<Operation, List<Operation>> groups = new LinkedHashMap<>();
    for (Operation function : List.copyOf(parents.keySet())) {
      groups.computeIfAbsent(find(function, parents), each -> new ArrayList<>()).add(function);
    }
    return new ArrayList<>(groups.values());
  }

  private static boolean isGrouped(Operation op) {
    return op.implementsInterface(FunctionOpInterface.class) || !functionsIn(op).isEmpty();
  }

  private static Operation find(Operation op, Map<Operation, Operation> parents) {
    Operation root = op;
    while (parents.get(root) != root) {
      parents.put(root, parents.get(parents.get(root)));
      root = parents.get(root);
    }
    return root;
  }

  /** Returns a copy of {@code module} with the functions of one group only. */
  private static Operation only(List<Operation> group, Operation module) {
    IRMapping mapping = new IRMapping();
    Operation copy = module.cloneWithoutRegions(mapping);
    Block body = copy.region(0).addBlock();
    for (Operation op : module.region(0).first().operations()) {
      if (!isGrouped(op) || group.contains(op)) {
        body.append(op.clone(mapping));
      }
    }
    return copy;
  }
}
