// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BackwardWalk;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpResult;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Parallel;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.symbols.SymbolUses;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.FunctionType;

/**
 * Determines the results of calls that the caller owns. Unless callers own all results by convention, these are the
 * results that can be a buffer allocated by the function or by its callees. Other results, such as returned arguments,
 * have another owner. A call through a value returns the owned results of all functions of that type whose address is
 * taken. Functions without a body return new buffers, functions outside of the analysed set return buffers with another
 * owner. Linear in the flow of buffers to returned values.
 */
final class OwnedResults {
  /** @param callee the operation of a function, or the type of functions that are called through a value */
  private record Result(Object callee, int index) {}

  /** The source of the facts about results. */
  private enum Known {
    /** Callers own all results. */
    ALL,
    NOTHING,
    /** Facts are derived from the functions visited so far. */
    BODIES
  }

  private final SymbolTables symbols = new SymbolTables();
  private final Known given;
  private final BufferPolicies policies;
  /** Callees all of whose possible targets are analysed. */
  private final Set<Object> known = new HashSet<>();
  /** Types of functions whose address is taken but that are not analysed. */
  private final Set<FunctionType> external = new HashSet<>();
  private final Set<Result> owned = new HashSet<>();
  /** Results that can be buffers with an unknown owner. */
  private final Set<Result> foreign = new HashSet<>();
  /** Results that can be an argument of the callee. */
  private final Set<Result> passedOn = new HashSet<>();
  /** The functions of each type whose address is taken. */
  private final Map<FunctionType, List<Operation>> calledThroughValues = new HashMap<>();
  /** For each result of a callee, the results of its callers that return it. */
  private final Map<Result, Set<Result>> callers = new HashMap<>();

  private final FreedArguments freed = new FreedArguments();
  /** The escapes of functions that return an allocated buffer. */
  private final Map<Operation, BufferEscapes> escapes = new HashMap<>();

  private OwnedResults(Known given, BufferPolicies policies) {
    this.given = given;
    this.policies = policies;
  }

  BufferPolicies policies() {
    return policies;
  }

  /** Analyses functions with bodies, in up to {@code threads} threads. */
  static OwnedResults of(List<Operation> functions, int threads, BufferPolicies policies) {
    OwnedResults results = new OwnedResults(Known.BODIES, policies);
    results.known.addAll(functions);
    results.lookForAddresses(functions, threads);
    functions.forEach(results::visit);
    results.escapes.clear();
    results.spread(results.owned);
    results.spread(results.foreign);
    results.spread(results.passedOn);
    results.findFreedArguments(functions, threads);
    return results;
  }

  /** Returns an object without facts, for functions whose callees cannot be analysed. */
  static OwnedResults unknown(BufferPolicies policies) {
    return new OwnedResults(Known.NOTHING, policies);
  }

  /** Returns an object for programs in which the caller owns all results by convention. */
  static OwnedResults all(BufferPolicies policies) {
    return new OwnedResults(Known.ALL, policies);
  }

  /** Returns whether callers own all results, and keep the ownership of all arguments, by convention. */
  boolean areAllOwned() {
    return given == Known.ALL;
  }

  /** Returns the numbers of the operands that the callee of {@code op} may free, with the operation that does so. */
  Map<Integer, String> freedBy(Operation op, CallOpInterface call) {
    Object callee = given == Known.BODIES && !freed.isEmpty() ? calleeOf(op, call) : null;
    if (callee == null) {
      return Map.of();
    }
    OperandRange arguments = call.getArgOperands(op);
    Map<Integer, String> operands = new LinkedHashMap<>(2);
    freed.of(callee, arguments.size()).forEach((index, name) -> operands.put(arguments.start() + index, name));
    return operands;
  }

  /** Returns whether callers of {@code function} own its result at {@code index}, unless a policy denies it. */
  boolean isOwned(Operation function, int index) {
    return given == Known.ALL || owned.contains(new Result(function, index));
  }

  /** Returns whether callers of {@code function}, if they own its results, free them by the usual operation. */
  boolean areFreedByCallers(Operation function, Value returned) {
    return given != Known.NOTHING && !policies.isOfProgram(function, returned);
  }

  /** Returns whether {@code value} is a result of a call that the caller owns. */
  boolean isOwned(Value value) {
    if (isResultOfCall(value) && policies.isOfProgramAtCall(value.definingOp(), value)) {
      return false;
    }
    if (given == Known.ALL) {
      return isResultOfCall(value);
    }
    if (given == Known.NOTHING) {
      return false;
    }
    Result called = called(value);
    return called != null && (isExternal(called.callee())
        || known.contains(called.callee()) && owned.contains(called));
  }

  /**
   * Returns whether {@code value} is a call result that is known to be none of the operands, or that a policy leaves to
   * the program.
   */
  boolean isForeign(Value value) {
    if (isResultOfCall(value) && policies.isOfProgramAtCall(value.definingOp(), value)) {
      return true;
    }
    if (given != Known.BODIES) {
      return false;
    }
    Result called = called(value);
    return called != null && (!known.contains(called.callee()) || foreign.contains(called));
  }

  /** Propagates facts from results of callees to results of their callers. */
  private void spread(Set<Result> results) {
    Deque<Result> worklist = new ArrayDeque<>(results);
    while (!worklist.isEmpty()) {
      for (Result caller : callers.getOrDefault(worklist.pop(), Set.of())) {
        if (results.add(caller)) {
          worklist.push(caller);
        }
      }
    }
  }

  private void visit(Operation function) {
    for (Block block : function.region(0).blocks()) {
      Operation last = block.last();
      if (last == null || !last.hasTrait(Trait.RETURN_LIKE)) {
        continue;
      }
      for (int i = 0; i < last.operandCount(); i++) {
        if (last.operand(i).type() instanceof BaseMemRefType) {
          visit(new Result(function, i), last.operand(i));
        }
      }
    }
  }

  private void visit(Result result, Value returned) {
    BackwardWalk walk = new BackwardWalk(BufferGraph.ALIASES, returned);
    for (Value value = walk.next(); value != null; value = walk.next()) {
      boolean others = walk.follow();
      Result called = called(value);
      if (called != null) {
        addCaller(called, result);
        if (isExternal(called.callee())) {
          owned.add(result);
        } else if (!known.contains(called.callee())) {
          foreign.add(result);
        }
      } else if (value instanceof OpResult made && OwnedAllocations.isAllocated(made)
          && !policies.leavesToProgram(made.owner(), made) && !escapes(made, result.callee())) {
        owned.add(result);
      } else if (isArgument(value, result)) {
        passedOn.add(result);
      } else if (others) {
        foreign.add(result);
      }
    }
  }

  /** Returns whether {@code made} escapes from {@code function}, so that it is owned by memory, not by the function. */
  private boolean escapes(Value made, Object function) {
    return function instanceof Operation op
        && escapes.computeIfAbsent(op, key -> BufferEscapes.of(BufferAliases.of(key))).contains(made);
  }

  private static boolean isArgument(Value value, Result result) {
    return value instanceof BlockArgument argument && argument.owner().parentOp() == result.callee();
  }

  /**
   * Finds functions whose address is taken. Any call of their type through a value may call them, so all of them share
   * the facts of that type.
   */
  private void lookForAddresses(List<Operation> functions, int threads) {
    List<List<Operation>> taken = new ArrayList<>(Collections.nCopies(functions.size(), List.of()));
    Parallel.forEach(functions, threads, () -> (function, index) -> {
      List<Operation> found = addressesIn(function);
      if (!found.isEmpty()) {
        taken.set(index, found);
      }
    });
    for (List<Operation> targets : taken) {
      for (Operation target : targets) {
        FunctionOpInterface callable = target.getInterface(FunctionOpInterface.class);
        addTo(FunctionType.of(target.context(), callable.getArgumentTypes(target), callable.getResultTypes(target)),
            target);
      }
    }
  }

  private void findFreedArguments(List<Operation> functions, int threads) {
    List<Map<Integer, String>> arguments = new ArrayList<>(Collections.nCopies(functions.size(), Map.of()));
    Parallel.forEach(functions, threads, () -> (function, index) -> {
      Map<Integer, String> found = FreedArguments.of(function, this::isNew);
      found.keySet().removeIf(
          argument -> policies.isOfProgram(function, function.region(0).first().argument(argument)));
      arguments.set(index, found);
    });
    for (int i = 0; i < functions.size(); i++) {
      freed.add(functions.get(i), arguments.get(i));
    }
    calledThroughValues.forEach((type, targets) ->
        targets.forEach(target -> freed.add(type, freed.of(target, type.inputs().size()))));
  }

  /** Returns whether {@code value} is a result of a call that differs from all operands. */
  private boolean isNew(Value value) {
    Result called = called(value);
    return called != null && (isExternal(called.callee())
        || known.contains(called.callee()) && !passedOn.contains(called) && !foreign.contains(called));
  }

  /** Returns the functions whose address {@code function} takes, once for each occurrence. */
  private List<Operation> addressesIn(Operation function) {
    List<Operation> targets = new ArrayList<>(0);
    SymbolUses.visit(function, (user, reference) -> {
      CallOpInterface call = user.getInterface(CallOpInterface.class);
      if (user == function || call != null && call.getCalleeSymbol(user) == reference) {
        return;
      }
      Operation target = symbols.lookupNearestSymbolFrom(user, reference);
      if (target != null && target.implementsInterface(FunctionOpInterface.class)) {
        targets.add(target);
      }
    });
    return targets;
  }

  private void addTo(FunctionType type, Operation function) {
    if (isExternal(function)) {
      for (int i = 0; i < type.results().size(); i++) {
        owned.add(new Result(function, i));
      }
    }
    if (!known.contains(function) && !isExternal(function)) {
      external.add(type);
      known.remove(type);
    } else if (!external.contains(type)) {
      known.add(type);
    }
    calledThroughValues.computeIfAbsent(type, key -> new ArrayList<>(1)).add(function);
    for (int i = 0; i < type.results().size(); i++) {
      addCaller(new Result(function, i), new Result(type, i));
      addCaller(new Result(type, i), new Result(function, i));
    }
  }

  private void addCaller(Result called, Result caller) {
    callers.computeIfAbsent(called, key -> new LinkedHashSet<>()).add(caller);
  }

  /** Returns whether {@code callee} is a function without a body, whose results belong to the caller. */
  private static boolean isExternal(Object callee) {
    return callee instanceof Operation function
        && function.getInterface(FunctionOpInterface.class).isExternal(function);
  }

  static boolean isResultOfCall(Value value) {
    return value.type() instanceof BaseMemRefType
        && value.definingOp() != null && value.definingOp().implementsInterface(CallOpInterface.class);
  }

  private @Nullable Result called(Value value) {
    if (!isResultOfCall(value)) {
      return null;
    }
    OpResult result = (OpResult) value;
    CallOpInterface call = result.owner().getInterface(CallOpInterface.class);
    Object callee = calleeOf(result.owner(), call);
    return callee == null ? null : new Result(callee, result.index());
  }

  /** Returns the called function, or the type of a function that is called through a value; null if not known. */
  private @Nullable Object calleeOf(Operation op, CallOpInterface call) {
    Value pointer = call.getCalleeValue(op);
    if (pointer != null) {
      return pointer.type();
    }
    SymbolRefAttr callee = call.getCalleeSymbol(op);
    Operation function = callee == null ? null : symbols.lookupNearestSymbolFrom(op, callee);
    return function != null && function.implementsInterface(FunctionOpInterface.class) ? function : null;
  }
}
