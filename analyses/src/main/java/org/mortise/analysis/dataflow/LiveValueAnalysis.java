// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.ControlFlowEdges;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * Which values somebody needs: those that an operation with effects on memory or with a needed result uses, directly or
 * along branches, through regions and calls. What decides where control goes is needed if something that has effects or
 * makes needed values depends on it.
 *
 * <p>Assumed to be needed: what leaves the analysed operation by a function that others may call, and the arguments of
 * such a function; what goes to where nobody says what becomes of it; and, as far as the operation around it stays,
 * what code that is never executed uses. The analysis does not look for dead stores: effects are effects. Follows the
 * idea of MLIR's run-liveness analysis. Linear in operations, operands and edges.
 */
public final class LiveValueAnalysis extends SparseBackwardAnalysis<Boolean> {
  private final Set<Operation> withEffects = Collections.newSetFromMap(new IdentityHashMap<>());
  /** Operations that somebody would miss, so that all operands that they do not only pass on are needed. */
  private final Set<Operation> needed = Collections.newSetFromMap(new IdentityHashMap<>());
  /** Per operation that can be executed what code inside it uses that cannot. */
  private final Map<Operation, List<Value>> usedInDeadCode = new IdentityHashMap<>();

  private LiveValueAnalysis() {}

  /** Analyses {@code root} and all inside it, together with the constants, which tell what can be executed. */
  public static LiveValueAnalysis of(Operation root) {
    // First alone: folding may leave constants behind, which an operation that was visited before would not know.
    DataFlowSolver constants = new DataFlowSolver(root);
    constants.load(new ConstantAnalysis());
    constants.run();
    LiveValueAnalysis analysis = new LiveValueAnalysis();
    root.walk(analysis::findEffects);
    DataFlowSolver solver = new DataFlowSolver(root);
    solver.load(new ConstantAnalysis());
    solver.load(analysis);
    solver.run();
    analysis.addDeadCode(root);
    solver.resume();
    return analysis;
  }

  /** Whether {@code value} is needed. Of values that are never computed that is not known; they count as needed. */
  public boolean isLive(Value value) {
    return lookup(value) != null || !solver().isExecutable(value.parentBlock());
  }

  /** Whether a result of {@code op} is needed. */
  public boolean hasLiveResult(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (isLive(op.result(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether {@code op} can be executed. */
  public boolean isExecutable(Operation op) {
    return op == solver().root() || solver().isExecutable(op.block());
  }

  /** Whether {@code op}, with what is inside it, may have effects on memory. */
  public boolean hasEffects(Operation op) {
    return withEffects.contains(op);
  }

  /** Whether {@code callable} may be called by more than the calls that are seen. */
  public boolean hasUnknownCalls(Operation callable) {
    return solver().hasUnknownCalls(callable);
  }

  // ---- effects -----------------------------------------------------------------------------------------------------

  private void findEffects(Operation op) {
    if (ownEffects(op)) {
      withEffects.add(op);
    }
    Operation parent = op.parentOp();
    if (withEffects.contains(op) && parent != null && parent.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)) {
      withEffects.add(parent);
    }
  }

  private static boolean ownEffects(Operation op) {
    if (op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS) && !op.implementsInterface(MemoryEffectOpInterface.class)) {
      return false;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    return effects == null || !effects.isEmpty();
  }

  // ---- code that is never executed ---------------------------------------------------------------------------------

  /** Adds what code that is never executed needs, and the ways that control never takes: they have to be whole, too. */
  private void addDeadCode(Operation root) {
    Operation[] around = new Operation[1];
    root.walkPreOrder((Operation op) -> {
      if (op == root) {
        return;
      }
      Operation parent = op.parentOp();
      if (isExecutable(op)) {
        connectUntaken(op);
        return;
      }
      if (isExecutable(parent)) {
        around[0] = parent;
        addArguments(op, parent);
      }
      addUses(op, around[0]);
      addReturned(op);
    });
    for (Map.Entry<Operation, List<Value>> entry : usedInDeadCode.entrySet()) {
      if (needed.contains(entry.getKey())) {
        setAll(entry.getValue());
      }
    }
  }

  private void connectUntaken(Operation op) {
    if (!solver().takesAllEdges(op)) {
      ControlFlowEdges.intoRegions(op, this::connect);
      ControlFlowEdges.outOfRegion(op, this::connect);
    }
  }

  /** The arguments that are used in a region that is never entered, of which {@code op} is an operation. */
  private void addArguments(Operation op, Operation owner) {
    Block block = op.block();
    for (int i = 0; op.previous() == null && i < block.argumentCount(); i++) {
      if (block.argument(i).hasUses()) {
        usedInDeadCode.computeIfAbsent(owner, key -> new ArrayList<>(2)).add(block.argument(i));
      }
    }
  }

  /** {@code around} is the innermost operation around {@code op} that can be executed. */
  private void addUses(Operation op, Operation around) {
    BitSet forwarded = new BitSet();
    if (op.parentOp() == around) {
      ControlFlowEdges.outOfRegion(op, (operands, inputs) -> {
        connect(operands, inputs);
        forwarded.set(operands.start(), operands.start() + Math.min(operands.size(), inputs.size()));
      });
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (!forwarded.get(i) && solver().isExecutable(op.operand(i).parentBlock())) {
        usedInDeadCode.computeIfAbsent(around, key -> new ArrayList<>(2)).add(op.operand(i));
      }
    }
  }

  /** What is passed on to results and regions is needed if those are. */
  private void connect(OperandRange operands, List<? extends Value> inputs) {
    for (int i = 0; i < operands.size() && i < inputs.size(); i++) {
      connect(operands.get(i), inputs.get(i));
    }
  }

  /** A call that is never executed keeps its results, so somebody has to return something. */
  private void addReturned(Operation op) {
    Operation callee = op.implementsInterface(CallOpInterface.class) ? solver().calleeOf(op) : null;
    for (int i = 0; callee != null && i < op.resultCount(); i++) {
      setReturned(callee, i, Boolean.TRUE);
    }
  }

  // ---- what is needed ----------------------------------------------------------------------------------------------

  @Override
  protected Boolean join(Boolean a, Boolean b) {
    return a;
  }

  @Override
  protected Boolean exitElement(Value value) {
    return Boolean.TRUE;
  }

  @Override
  protected void visitUnknownArguments(Operation owner, List<? extends Value> arguments) {
    setAll(arguments);
  }

  @Override
  protected void visitOperation(Operation op, List<Boolean> results) {
    visit(op, null);
  }

  @Override
  protected void visitControlFlow(Operation op, BitSet forwarded) {
    visit(op, forwarded);
  }

  private void visit(Operation op, BitSet forwarded) {
    if (!needed.contains(op) && (op == solver().root() || isNeeded(op))) {
      needed.add(op);
      for (int i = 0; i < op.operandCount(); i++) {
        if (forwarded == null || !forwarded.get(i)) {
          set(op.operand(i), Boolean.TRUE);
        }
      }
      setAll(usedInDeadCode.getOrDefault(op, List.of()));
      revisitTerminators(op);
    }
  }

  private boolean isNeeded(Operation op) {
    if (withEffects.contains(op) || op.implementsInterface(CallOpInterface.class)) {
      return true;
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (lookup(op.result(i)) != null) {
        return true;
      }
    }
    return op.hasTrait(Trait.TERMINATOR) && needed.contains(op.parentOp());
  }

  private void revisitTerminators(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      for (Block block = region.first(); block != null; block = block.next()) {
        if (block.last() != null) {
          solver().revisit(block.last());
        }
      }
    }
  }

  private void setAll(List<? extends Value> values) {
    for (int i = 0; i < values.size(); i++) {
      set(values.get(i), Boolean.TRUE);
    }
  }
}
