// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.StronglyConnectedComponents;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.types.TensorType;

/**
 * The functions of a module in call order: callees with tensors precede their callers. Functions of nested modules do
 * not belong to it.
 */
final class CallOrder {
  private CallOrder() {}

  /**
   * Functions that are bufferized together: those that call each other, directly or indirectly, and, without
   * {@link BufferizationOptions#fewerCopies}, their callers.
   *
   * @param callees for each function its callees in the group; empty for a single non-recursive function
   */
  record Group(List<Operation> functions, Map<Operation, Set<Operation>> callees) {
    boolean isRecursive() {
      return !callees.isEmpty();
    }
  }

  /**
   * Returns the functions of {@code module} that can be bufferized, in groups. Without {@link
   * BufferizationOptions#fewerCopies} all recursive functions and their callers are one group, the last one. Linear in
   * the operations. Errors are reported.
   *
   * @return null after an error
   */
  static @Nullable List<Group> of(Operation module, BufferizationOptions options, Consumer<Diagnostic> errors) {
    Map<Operation, Set<Operation>> callees = calleesIn(module, options);
    for (Operation op : callees.keySet()) {
      FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
      if (!function.isExternal(op) && returnsOf(op).isEmpty()) {
        errors.accept(op.error("cannot bufferize " + op.name() + " without func.return"));
        return null;
      }
    }
    List<Operation> ordered = order(callees);
    if (ordered.size() < callees.size() && options.fewerCopies()) {
      return groups(callees);
    }
    List<Group> groups = new ArrayList<>();
    ordered.forEach(function -> groups.add(new Group(List.of(function), Map.of())));
    if (ordered.size() < callees.size()) {
      Set<Operation> others = new LinkedHashSet<>(callees.keySet());
      ordered.forEach(others::remove);
      groups.add(group(others, callees));
    }
    return groups;
  }

  private static List<Group> groups(Map<Operation, Set<Operation>> callees) {
    List<Operation> functions = new ArrayList<>(callees.keySet());
    Map<Operation, Integer> numbers = new HashMap<>();
    List<Iterator<Operation>> calls = new ArrayList<>();
    for (Operation function : functions) {
      numbers.put(function, calls.size());
      calls.add(callees.get(function).iterator());
    }
    StronglyConnectedComponents components = new StronglyConnectedComponents(functions.size(), node ->
        calls.get(node).hasNext() ? numbers.get(calls.get(node).next()) : StronglyConnectedComponents.NONE);
    for (int node = 0; node < functions.size(); node++) {
      components.search(node);
    }
    List<Group> groups = new ArrayList<>();
    for (int i = 0; i < components.count(); i++) {
      Set<Operation> members = new LinkedHashSet<>();
      for (int k = components.start(i); k < components.end(i); k++) {
        members.add(functions.get(components.member(k)));
      }
      groups.add(group(members, callees));
    }
    return groups;
  }

  private static Group group(Set<Operation> members, Map<Operation, Set<Operation>> callees) {
    Map<Operation, Set<Operation>> inside = new LinkedHashMap<>();
    boolean isRecursive = members.size() > 1;
    for (Operation function : members) {
      Set<Operation> called = new LinkedHashSet<>(callees.get(function));
      called.retainAll(members);
      inside.put(function, called);
      isRecursive |= !called.isEmpty();
    }
    return new Group(List.copyOf(members), isRecursive ? inside : Map.of());
  }

  /** Returns the functions of all groups, in their order. */
  static List<Operation> functionsOf(List<Group> groups) {
    List<Operation> functions = new ArrayList<>();
    groups.forEach(group -> functions.addAll(group.functions()));
    return functions;
  }

  /** Returns the functions with tensors that functions of {@code module} call. Linear in the operations. */
  static Set<Operation> calledIn(Operation module, BufferizationOptions options) {
    Set<Operation> called = new LinkedHashSet<>();
    calleesIn(module, options).values().forEach(called::addAll);
    return called;
  }

  /** Returns the functions of {@code module}, with the functions with tensors that they call. */
  private static Map<Operation, Set<Operation>> calleesIn(Operation module, BufferizationOptions options) {
    Map<Operation, Set<Operation>> callees = new LinkedHashMap<>();
    for (Operation op : module.region(0).first().operations()) {
      if (isFunction(op)) {
        callees.put(op, new LinkedHashSet<>());
      }
    }
    callees.forEach((function, called) -> function.walk(op -> {
      Operation callee = options.functionOf(op);
      if (callees.containsKey(callee) && hasTensors(callee)) {
        called.add(callee);
      }
    }));
    return callees;
  }

  /** Returns the operations of {@code module} that are bufferized, but not as its functions. */
  static List<Operation> othersIn(Operation module) {
    List<Operation> others = new ArrayList<>();
    for (Operation op : module.region(0).first().operations()) {
      if (!isFunction(op) && !op.hasTrait(Trait.SYMBOL_TABLE)) {
        others.add(op);
      }
    }
    return others;
  }

  static boolean isFunction(Operation op) {
    return op.implementsInterface(FunctionOpInterface.class) && op.implementsInterface(BufferizableOpInterface.class);
  }

  private static boolean hasTensors(Operation function) {
    FunctionOpInterface type = function.getInterface(FunctionOpInterface.class);
    return hasTensors(type.getArgumentTypes(function)) || hasTensors(type.getResultTypes(function));
  }

  private static boolean hasTensors(List<Type> types) {
    for (Type type : types) {
      if (type instanceof TensorType) {
        return true;
      }
    }
    return false;
  }

  private static List<Operation> order(Map<Operation, Set<Operation>> callees) {
    Map<Operation, List<Operation>> callers = new LinkedHashMap<>();
    Map<Operation, Integer> openCalls = new LinkedHashMap<>();
    Deque<Operation> ready = new ArrayDeque<>();
    callees.forEach((function, called) -> {
      openCalls.put(function, called.size());
      called.forEach(each -> callers.computeIfAbsent(each, first -> new ArrayList<>()).add(function));
      if (called.isEmpty()) {
        ready.add(function);
      }
    });
    List<Operation> ordered = new ArrayList<>();
    while (!ready.isEmpty()) {
      Operation next = ready.removeFirst();
      ordered.add(next);
      for (Operation caller : callers.getOrDefault(next, List.of())) {
        if (openCalls.merge(caller, -1, Integer::sum) == 0) {
          ready.addLast(caller);
        }
      }
    }
    return ordered;
  }

  /** Returns the operations that return from {@code function}, in the order of the blocks. */
  static List<Operation> returnsOf(Operation function) {
    List<Operation> found = new ArrayList<>(1);
    for (Block block : function.region(0).blocks()) {
      Operation last = block.last();
      if (last != null && last.hasTrait(Trait.RETURN_LIKE)
          && last.implementsInterface(BufferizableOpInterface.class)) {
        found.add(last);
      }
    }
    return found;
  }
}
