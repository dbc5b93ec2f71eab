// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.ControlFlowEdges;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * Finds the live values: values used by an operation with memory effects or with a live result, directly or through
 * branches, regions and calls. An operand that decides about control flow is live if an operation that has effects or
 * computes live values depends on that decision.
 *
 * <p>Assumed to be live: values that leave the analysed operation through a function with unknown callers, and the
 * arguments of such a function; values forwarded to targets that no interface describes; and values used by unreachable
 * code, as long as the enclosing operation remains. The analysis does not find dead stores: all effects count. Follows
 * the idea of MLIR's run-liveness analysis. Linear in operations, operands and edges.
 */
public final class LiveValueAnalysis extends SparseBackwardAnalysis<Boolean> {
  private final Set<Operation> withEffects = Collections.newSetFromMap(new IdentityHashMap<>());
  /** Operations with effects or live results. All their operands except merely forwarded ones are live. */
  private final Set<Operation> needed = Collections.newSetFromMap(new IdentityHashMap<>());
  /** For each executable operation, the values used by unreachable code inside it. */
  private final Map<Operation, List<Value>> usedInDeadCode = new IdentityHashMap<>();

  private final boolean argumentsAreLive;
  private final Supplier<ConstantAnalysis> constants;

  /** Creates the analysis, for a solver. Arguments of functions with unknown callers are live. */
  public LiveValueAnalysis() {
    this(true, ConstantAnalysis::withoutChanges);
  }

  private LiveValueAnalysis(boolean argumentsAreLive, Supplier<ConstantAnalysis> constants) {
    this.argumentsAreLive = argumentsAreLive;
    this.constants = constants;
  }

  /**
   * Analyses {@code root} and all operations inside it, together with the constants, which determine the executable
   * code.
   */
  public static LiveValueAnalysis of(Operation root) {
    return run(root, new LiveValueAnalysis(true, ConstantAnalysis::new));
  }

  /** Like {@link #of}, but arguments of functions with unknown callers are live only if they are used by live code. */
  public static LiveValueAnalysis withUnneededArguments(Operation root) {
    return run(root, new LiveValueAnalysis(false, ConstantAnalysis::new));
  }

  private static LiveValueAnalysis run(Operation root, LiveValueAnalysis analysis) {
    DataFlowSolver solver = new DataFlowSolver(root);
    solver.load(analysis);
    solver.run();
    return analysis;
  }

  @Override
  protected List<Requirement<?>> requires() {
    return List.of(Requirement.of(ConstantAnalysis.class, constants));
  }

  /** Runs the constant analysis separately: folding may add constants, which already visited operations would miss. */
  @Override
  void begin() {
    DataFlowSolver solver = new DataFlowSolver(solver().root());
    solver.load(constants.get());
    solver.run();
    withEffects.clear();
    needed.clear();
    usedInDeadCode.clear();
    solver().root().walk(this::findEffects);
  }

  @Override
  void complete() {
    addDeadCode(solver().root());
  }

  @Override
  boolean updatesAsWhole() {
    return true;
  }

  @Override
  protected Attribute show(Context context, @Nullable Boolean element) {
    return StringAttr.of(context, element == null ? "dead" : "live");
  }

  /** Returns whether {@code value} is live. Values that are never computed are unknown and count as live. */
  public boolean isLive(Value value) {
    return lookup(value) != null || !solver().isExecutable(value.parentBlock());
  }

  /** Returns whether a result of {@code op} is live. */
  public boolean hasLiveResult(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (isLive(op.result(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code op} can be executed. */
  public boolean isExecutable(Operation op) {
    return op == solver().root() || solver().isExecutable(op.block());
  }

  /** Returns whether {@code op}, including the operations inside it, may have memory effects. */
  public boolean hasEffects(Operation op) {
    return withEffects.contains(op);
  }

  /** Returns whether {@code callable} may have other callers than the known calls. */
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

  // ---- unreachable code ---------------------------------------------------------------------------------------------

  /** Adds the values that unreachable code uses, and the operands of untaken edges, which must stay complete. */
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

  /** Adds the block arguments used in a region that is never entered and contains {@code op}. */
  private void addArguments(Operation op, Operation owner) {
    Block block = op.block();
    for (int i = 0; op.previous() == null && i < block.argumentCount(); i++) {
      if (block.argument(i).hasUses()) {
        usedInDeadCode.computeIfAbsent(owner, key -> new ArrayList<>(2)).add(block.argument(i));
      }
    }
  }

  /** Adds the operands of {@code op}; {@code around} is the innermost enclosing operation that can be executed. */
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

  /** Makes each forwarded operand live if the receiving result or argument is live. */
  private void connect(OperandRange operands, List<? extends Value> inputs) {
    for (int i = 0; i < operands.size() && i < inputs.size(); i++) {
      connect(operands.get(i), inputs.get(i));
    }
  }

  /** Adds the returned values of {@code op}, a call that is never executed and keeps its results. */
  private void addReturned(Operation op) {
    Operation callee = op.implementsInterface(CallOpInterface.class) ? solver().calleeOf(op) : null;
    for (int i = 0; callee != null && i < op.resultCount(); i++) {
      setReturned(callee, i, Boolean.TRUE);
    }
  }

  // ---- live values --------------------------------------------------------------------------------------------------

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
    if (argumentsAreLive) {
      setAll(arguments);
    }
  }

  @Override
  protected void visitOperation(Operation op, List<Boolean> results) {
    visit(op, null);
  }

  @Override
  protected void visitControlFlow(Operation op, BitSet forwarded) {
    visit(op, forwarded);
  }

  private void visit(Operation op, @Nullable BitSet forwarded) {
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
      if (peek(op.result(i)) != null) {
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
