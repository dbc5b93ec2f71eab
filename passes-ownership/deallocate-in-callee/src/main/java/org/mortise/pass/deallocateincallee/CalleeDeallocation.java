// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocateincallee;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.calls.CallGraphNode;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CopyOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolUses;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.pass.optimizeallocationliveness.DeallocationMotion;

/**
 * Moves deallocations from after all calls of a private function into the function. The end of the function and the
 * place right after the call are the same point of the execution, so a deallocation before each return does the same.
 * From there {@link DeallocationMotion} moves it to the last use; over other calls only if no caller has stored the
 * buffer, so that they cannot reach it.
 *
 * <p>Callers are visited before callees, by the strongly connected components of the call graph: a function that
 * frees its argument after passing it on is a caller that frees it. Linear, with one motion per changed function.
 */
final class CalleeDeallocation {
  /** A call, with the deallocations that directly follow it, by the value that they free. */
  private record Site(Operation call, OperandRange arguments, Map<Value, Operation> frees) {}

  private final Operation module;
  private final BufferPolicies policies;
  private final PassRun run;
  private final Map<String, List<Operation>> calls = new HashMap<>();
  /** The symbols with uses other than direct calls. */
  private final Set<String> otherwiseUsed = new HashSet<>();
  /** The arguments that only their aliases in the function reach, and a test for other buffers, by function. */
  private final Set<Value> confined = new HashSet<>();
  private final Map<Operation, Predicate<Value>> confinedIn = new HashMap<>();
  private final Map<Operation, BufferAliases> aliasesIn = new HashMap<>();

  CalleeDeallocation(Operation module, BufferPolicies policies, PassRun run) {
    this.module = module;
    this.policies = policies;
    this.run = run;
  }

  /** Moves the deallocations; returns the number of arguments that are freed by the callee now. */
  int run() {
    for (Block block : module.region(0).blocks()) {
      for (Operation op : block.operations()) {
        if (SymbolUses.visit(op, this::addUse) != null) {
          return 0;
        }
      }
    }
    List<List<CallGraphNode>> components = new ArrayList<>(run.get(CallGraph.ANALYSIS).stronglyConnectedComponents());
    Collections.reverse(components);
    int moved = 0;
    for (List<CallGraphNode> component : components) {
      for (CallGraphNode node : component) {
        Operation function = node.isExternal() ? null : node.region().parentOp();
        if (function != null && function.parentOp() == module) {
          moved += visit(function);
        }
      }
    }
    return moved;
  }

  private void addUse(Operation user, SymbolRefAttr symbol) {
    CallOpInterface call = user.getInterface(CallOpInterface.class);
    String name = symbol.rootReference();
    List<Operation> known = calls.computeIfAbsent(name, key -> new ArrayList<>());
    boolean isCall = call != null && symbol == call.getCalleeSymbol(user) && symbol.isFlat()
        && (known.isEmpty() || known.get(known.size() - 1) != user);
    if (isCall) {
      known.add(user);
    } else {
      otherwiseUsed.add(name);
    }
  }

  /** Moves the deallocations of arguments of {@code function} into it. Returns their number. */
  private int visit(Operation function) {
    String name = SymbolTable.getSymbolName(function);
    FunctionOpInterface body = function.getInterface(FunctionOpInterface.class);
    if (name == null || body == null || !calls.containsKey(name) || body.isExternal(function)
        || !body.deallocatesBuffers(function)) {
      return 0;
    }
    Block entry = body.getBody(function).first();
    List<Site> sites = new ArrayList<>();
    for (Operation call : calls.get(name)) {
      sites.add(siteOf(call));
    }
    List<Operation> returns = returnsOf(function, body);
    int moved = 0;
    for (int i = 0; i < entry.argumentCount(); i++) {
      List<Operation> frees = entry.argument(i).type() instanceof BaseMemRefType ? freesOf(sites, i) : List.of();
      String reason = frees.isEmpty() ? null : refusal(function, name, entry, sites, frees, i);
      if (reason != null) {
        run.remark(Remark.Kind.MISSED, "NotMoved", frees.get(0)).message("not moved into the callee: " + reason)
            .with("Reason", reason).emit();
      } else if (!frees.isEmpty() && !returns.isEmpty()) {
        addIfConfined(entry.argument(i), i, sites);
        move(function, entry.argument(i), frees, returns);
        moved++;
      }
      if (reason == null) {
        for (Site site : sites) { // so that a value that is passed twice is freed once
          site.frees().remove(i < site.arguments().size() ? site.arguments().get(i) : null);
        }
      }
    }
    if (moved > 0) {
      DeallocationMotion.run(function, confined, policies, run);
    }
    return moved;
  }

  /** Records that only the aliases in the callee reach the argument, if that holds for all calls. */
  private void addIfConfined(Value argument, int index, List<Site> sites) {
    for (Site site : sites) {
      Operation caller = functionAround(site.call());
      Predicate<Value> test =
          confinedIn.computeIfAbsent(caller, around -> DeallocationMotion.confinedIn(around, confined));
      if (!test.test(site.arguments().get(index))) {
        return;
      }
    }
    confined.add(argument);
  }

  private static Site siteOf(Operation call) {
    Map<Value, Operation> frees = new IdentityHashMap<>();
    for (Operation op = call.next(); op != null && DeallocationMotion.onlyFrees(op); op = op.next()) {
      if (op.operandCount() == 1) {
        frees.putIfAbsent(op.operand(0), op);
      }
    }
    return new Site(call, call.getInterface(CallOpInterface.class).getArgOperands(call), frees);
  }

  private static List<Operation> returnsOf(Operation function, FunctionOpInterface body) {
    List<Operation> returns = new ArrayList<>();
    for (Block block : body.getBody(function).blocks()) {
      if (block.last() != null && block.last().hasTrait(Trait.RETURN_LIKE)) {
        returns.add(block.last());
      }
    }
    return returns;
  }

  /** Returns the deallocations of the argument at {@code index} after the calls; some may be missing. */
  private static List<Operation> freesOf(List<Site> sites, int index) {
    List<Operation> frees = new ArrayList<>();
    for (Site site : sites) {
      Operation free = index < site.arguments().size() ? site.frees().get(site.arguments().get(index)) : null;
      if (free != null) {
        frees.add(free);
      }
    }
    return frees;
  }

  private @Nullable String refusal(
      Operation function, String name, Block entry, List<Site> sites, List<Operation> frees, int index) {
    if (SymbolTable.getVisibility(function) != SymbolTable.Visibility.PRIVATE) {
      return "the callee is not private";
    }
    if (otherwiseUsed.contains(name)) {
      return "the callee is not only called directly";
    }
    if (frees.size() < sites.size()) {
      return "not all callers free the argument after the call";
    }
    if (frees.stream().anyMatch(free -> DeallocationMotion.isLeftToProgram(function, free.operand(0), policies))) {
      return "a policy leaves the buffer to the program";
    }
    for (Operation free : frees) {
      boolean isSame = free.name() == frees.get(0).name() && free.attributes() == frees.get(0).attributes()
          && free.operand(0).type() == entry.argument(index).type();
      if (!isSame) {
        return "the callers free the argument in different ways";
      }
    }
    if (isCloned(entry.argument(index))) {
      return "the callee clones the argument, and would return it instead of the clone";
    }
    for (Site site : sites) {
      if (mayBePassedTwice(site, index)) {
        return "another operand of a call may be the same buffer";
      }
      for (Value result : site.call().results()) {
        if (!result.type().dialectNamespace().equals("builtin")) {
          return "the call may not be finished when it returns";
        }
      }
    }
    return null;
  }

  /**
   * Returns whether an operation allocates a copy of {@code argument} or of a view. If the argument is freed in the
   * callee, a canonicalization replaces the copy by it, so that it is returned; only a clone in the callee avoids that.
   */
  private static boolean isCloned(Value argument) {
    Deque<Value> views = new ArrayDeque<>(List.of(argument));
    while (!views.isEmpty()) {
      Value view = views.pop();
      for (OpOperand use = view.firstUse(); use != null; use = use.nextUse()) {
        Operation user = use.owner();
        Value result = user.resultCount() == 1 ? user.result(0) : null;
        if (result != null && user.implementsInterface(CopyOpInterface.class)
            && MemoryEffects.hasEffect(user, MemoryEffect.Kind.ALLOCATE, result)) {
          return true;
        }
        if (result != null && BufferGraph.viewSource(result) == view) {
          views.push(result);
        }
      }
    }
    return false;
  }

  /** Returns whether another operand of the call may be the buffer at {@code index}, or a view of it. */
  private boolean mayBePassedTwice(Site site, int index) {
    Set<Value> sources = null;
    for (int i = 0; i < site.arguments().size(); i++) {
      if (i == index || !(site.arguments().get(i).type() instanceof BaseMemRefType)) {
        continue;
      }
      if (sources == null) {
        sources = sourcesOf(site, index);
      }
      if (!Collections.disjoint(sources, sourcesOf(site, i))) {
        return true;
      }
    }
    return false;
  }

  private Set<Value> sourcesOf(Site site, int index) {
    BufferAliases aliases =
        aliasesIn.computeIfAbsent(functionAround(site.call()), function -> BufferAliases.of(function));
    Set<Value> sources = Collections.newSetFromMap(new IdentityHashMap<>());
    sources.addAll(aliases.resolveReverse(site.arguments().get(index)));
    return sources;
  }

  private Operation functionAround(Operation call) {
    Operation function = call;
    while (function.parentOp() != module) {
      function = function.parentOp();
    }
    return function;
  }

  private void move(Operation function, Value argument, List<Operation> frees, List<Operation> returns) {
    for (Operation end : returns) {
      IRMapping mapping = new IRMapping();
      mapping.map(frees.get(0).operand(0), argument);
      end.block().insertBefore(end, frees.get(0).clone(mapping));
    }
    for (Operation free : frees) {
      run.remark(Remark.Kind.PASSED, "Moved", free).message("moved into the callee")
          .note(function.location(), "the callee").emit();
      free.erase();
    }
  }
}
