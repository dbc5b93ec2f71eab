// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferends;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analyses.alias.BufferEdge;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.dialect.memref.ExtractAlignedPointerAsIndexOp;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.DeallocationHelper;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.SelectLikeOpInterface;

/**
 * Recognizes conditions that only determine the owner of a buffer, as deallocation passes compute them. All other
 * conditions are decisions of the program, under which a buffer is freed on some paths only.
 */
final class OwnershipConditions {
  private static final BufferGraph CONTROL_FLOW =
      BufferGraph.of(BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT);


  private static final Facts ALWAYS = Facts.none();

  private final Map<Value, Boolean> known = new HashMap<>();
  /** For each buffer from which conditions are loaded, whether the library function writes its results there. */
  private final Map<Value, Boolean> answers = new HashMap<>();

  /** Returns whether {@code condition} depends only on addresses, and on the path or selection taken. */
  boolean contains(Value condition) {
    Boolean answer = known.get(condition);
    if (answer == null) {
      answer = compute(condition);
      known.put(condition, answer);
    }
    return answer;
  }

  private boolean compute(Value condition) {
    Set<Value> seen = new HashSet<>(List.of(condition));
    Deque<Value> pending = new ArrayDeque<>(List.of(condition));
    List<Value> sources = new ArrayList<>();
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      Operation op = value.definingOp();
      sources.clear();
      if (op == null || op.regionCount() > 0) {
        if (!addSources(value, sources)) {
          return false;
        }
      } else if (op.operandCount() > 0 && ALWAYS.decide(value)) {
        continue;
      } else if (!isAnswer(op)) {
        if (op.operandCount() == 0 ? !op.hasTrait(Trait.CONSTANT_LIKE) : !MemoryEffects.isMemoryEffectFree(op)) {
          return false;
        }
        addOperands(op, sources);
      }
      for (Value source : sources) {
        Boolean answer = known.get(source);
        if (Boolean.FALSE.equals(answer)) {
          return false;
        }
        if (answer == null && seen.add(source)) {
          pending.push(source);
        }
      }
    }
    return true;
  }

  /**
   * Adds the values that control flow forwards to {@code value}, except path-dependent ones. Returns whether all
   * sources are known.
   */
  private static boolean addSources(Value value, List<Value> sources) {
    Operation op = value.definingOp();
    if (value instanceof BlockArgument argument && !argument.owner().isEntryBlock()) {
      for (BlockOperand edge = argument.owner().firstUse(); edge != null; edge = edge.nextUse()) {
        BranchOpInterface branch = edge.owner().getInterface(BranchOpInterface.class);
        Value source = branch == null ? null
            : branch.getSuccessorOperands(edge.owner(), edge.index()).get(argument.index());
        if (source == null) {
          return false;
        }
        addUnlessDecided(source, Facts.on(edge.owner(), edge.index()), sources);
      }
      return true;
    }
    if (op != null && IfOp.of(op) != null) {
      for (int i = 0; i < op.regionCount(); i++) {
        Operation yield = op.region(i).first().last();
        addUnlessDecided(yield.operand(((OpResult) value).index()), Facts.at(yield), sources);
      }
      return true;
    }
    CONTROL_FLOW.collectSources(value, sources);
    return !sources.isEmpty();
  }

  private static void addUnlessDecided(Value source, Facts facts, List<Value> sources) {
    if (!facts.decide(source)) {
      sources.add(source);
    }
  }

  private static void addOperands(Operation op, List<Value> sources) {
    SelectLikeOpInterface select = op.getInterface(SelectLikeOpInterface.class);
    if (select == null) {
      sources.addAll(List.of(op.operands()));
    } else {
      sources.add(select.getTrueValue(op));
      sources.add(select.getFalseValue(op));
    }
  }

  /** Returns whether {@code op} returns the address of a buffer, or a result of the library function of lowering. */
  private boolean isAnswer(Operation op) {
    if (ExtractAlignedPointerAsIndexOp.of(op) != null) {
      return true;
    }
    LoadOp load = LoadOp.of(op);
    Value base = load == null ? null : BufferGraph.viewBase(load.memref());
    return base != null && !(base instanceof BlockArgument)
        && answers.computeIfAbsent(base, OwnershipConditions::isGivenToLibrary);
  }

  /** Returns whether the library function receives {@code list}, or a view of it, to write its results there. */
  private static boolean isGivenToLibrary(Value list) {
    Deque<Value> views = new ArrayDeque<>(List.of(list));
    while (!views.isEmpty()) {
      Value view = views.pop();
      for (OpOperand use = view.firstUse(); use != null; use = use.nextUse()) {
        Operation user = use.owner();
        CallOpInterface call = user.getInterface(CallOpInterface.class);
        SymbolRefAttr callee = call == null ? null : call.getCalleeSymbol(user);
        if (callee != null && DeallocationHelper.isNamed(callee.rootReference())) {
          return true;
        }
        if (user.resultCount() == 1 && BufferGraph.viewSource(user.result(0)) == view) {
          views.push(user.result(0));
        }
      }
    }
    return false;
  }
}
