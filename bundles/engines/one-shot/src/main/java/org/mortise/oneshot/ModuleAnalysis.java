// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.bufferization.ArgumentAttributes;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;
import org.mortise.oneshot.CallOrder.Group;
import org.mortise.oneshot.FunctionSummaries.Summary;

/** Analyzes the functions of a module, callees first, and the effects of functions on their arguments. */
final class ModuleAnalysis {

  private ModuleAnalysis() {}

  /**
   * Analyzes {@code function}. Errors are reported. Returns whether there was no error.
   *
   * @param hasSummary whether calls of the function use the result; otherwise nothing is known about them
   */
  static boolean analyze(Operation function, OneShotState state, OneShotOptions options, boolean hasSummary,
      Consumer<Diagnostic> errors) {
    if (!OneShotAnalysis.analyze(function, state, options, errors)) {
      return false;
    }
    if (hasSummary && !state.functions().isAnalyzed(function)) { // by the analysis of recursive functions
      state.functions().add(function, summary(function, state));
    }
    return true;
  }

  /**
   * Computes the effects of mutually recursive functions on their arguments as a least fixed point: starts with no
   * effects, and analyzes each function again when the effects of a callee have grown. A result that may be the buffer
   * of only one argument is assumed to be always that buffer until an analysis contradicts. Each fact changes once, so
   * a function is analyzed at most as often as there are facts about its callees; usually two or three times.
   */
  static void findFixedPoint(Group group, OneShotState state, OneShotOptions options) {
    Map<Operation, Summary> assumed = new LinkedHashMap<>();
    Map<Operation, Set<Operation>> callers = new HashMap<>();
    for (Operation function : group.functions()) {
      if (state.options().isOpAllowed(function)) {
        assumed.put(function, new Summary());
        state.functions().add(function, assumed.get(function));
        group.callees().get(function).forEach(callee ->
            callers.computeIfAbsent(callee, each -> new LinkedHashSet<>()).add(function));
      }
    }
    Map<Operation, Summary> found = new HashMap<>();
    Set<Operation> open = new LinkedHashSet<>(assumed.keySet());
    while (!open.isEmpty()) {
      Operation function = open.iterator().next();
      open.remove(function);
      OneShotState decisions = state.withoutDecisions();
      OneShotAnalysis.analyze(function, decisions, options, ignored -> { }); // the last analysis reports errors
      found.put(function, summary(function, decisions));
      if (assumed.get(function).join(found.get(function))) {
        open.addAll(callers.getOrDefault(function, Set.of()));
      }
      if (open.isEmpty()) {
        assumed.forEach((each, summary) -> {
          if (summary.dropEquivalences(found.get(each))) {
            open.addAll(callers.getOrDefault(each, Set.of()));
          }
        });
      }
    }
  }

  private static Summary summary(Operation function, OneShotState state) {
    Summary summary = new Summary();
    if (function.region(0).isEmpty()) {
      assumeAllAlias(function, summary);
    } else {
      findAliases(function, state, summary);
    }
    findAccesses(function, state, summary);
    return summary;
  }

  private static void assumeAllAlias(Operation function, Summary summary) {
    FunctionOpInterface type = function.getInterface(FunctionOpInterface.class);
    List<Type> results = type.getResultTypes(function);
    List<Type> arguments = type.getArgumentTypes(function);
    for (int i = 0; i < arguments.size(); i++) {
      for (int j = 0; arguments.get(i) instanceof TensorType && j < results.size(); j++) {
        if (results.get(j) instanceof TensorType) {
          summary.addAliasing(i, j);
        }
      }
    }
  }

  private static void findAliases(Operation function, OneShotState state, Summary summary) {
    Block entry = function.region(0).first();
    Map<Integer, List<Integer>> argumentsOfSet = new HashMap<>();
    for (int i = 0; i < entry.argumentCount(); i++) {
      if (entry.argument(i).type() instanceof RankedTensorType) {
        argumentsOfSet.computeIfAbsent(
            state.aliasSets().find(entry.argument(i)), each -> new ArrayList<>()).add(i);
      }
    }
    List<Operation> returns = CallOrder.returnsOf(function);
    for (Operation end : returns) {
      findAliases(end, argumentsOfSet, state, summary);
    }
    for (int i = 0; i < returns.get(0).operandCount(); i++) {
      for (int argument : summary.aliasingArguments(i)) {
        int result = i;
        if (returns.stream().allMatch(end ->
            state.areEquivalentBufferizedValues(end.operand(result), entry.argument(argument)))) {
          summary.addEquivalent(i, argument);
        }
      }
    }
  }

  private static void findAliases(
      Operation end, Map<Integer, List<Integer>> argumentsOfSet, OneShotState state, Summary summary) {
    Map<Integer, Integer> firstOfSet = new HashMap<>();
    for (int i = 0; i < end.operandCount(); i++) {
      Value returned = end.operand(i);
      if (returned.type() instanceof TensorType) {
        Integer first = firstOfSet.putIfAbsent(state.aliasSets().find(returned), i);
        summary.uniteResults(i, first == null ? i : first);
        if (state.mayBeReadOnly(returned, end.block().parent())) {
          summary.addReadOnly(i);
        }
      }
      if (returned.type() instanceof RankedTensorType) {
        for (int argument : argumentsOfSet.getOrDefault(state.aliasSets().find(returned), List.of())) {
          summary.addAliasing(argument, i);
        }
      }
    }
  }

  private static void findAccesses(Operation function, OneShotState state, Summary summary) {
    FunctionOpInterface type = function.getInterface(FunctionOpInterface.class);
    List<Type> arguments = type.getArgumentTypes(function);
    for (int i = 0; i < arguments.size(); i++) {
      if (!(arguments.get(i) instanceof TensorType)) {
        continue;
      }
      if (type.getArgAttrs(function, i).get(ArgumentAttributes.ACCESS) instanceof StringAttr stated) {
        summary.setAccess(i, stated.value().startsWith("read"), stated.value().endsWith("write"));
      } else if (function.region(0).isEmpty()) {
        summary.setAccess(i, true, true);
      } else {
        Value argument = function.region(0).first().argument(i);
        summary.setAccess(i, state.isValueRead(argument), state.isValueWritten(argument));
      }
    }
  }
}
