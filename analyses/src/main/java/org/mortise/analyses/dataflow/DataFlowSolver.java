// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Cancellation;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.logging.LogComponent;
import org.slf4j.Logger;

/**
 * Runs analyses on an operation and all operations inside it until a fixed point is reached. The solver starts at code
 * that is certainly executable (the entry blocks of the operation's regions, and callables with unknown callers) and
 * follows control from there. If a {@link ConstantSource}, such as {@link ConstantAnalysis}, is loaded, only edges that
 * agree with the known constants are followed.
 *
 * <p>Optimistic, as in Wegman and Zadeck, "Constant Propagation with Conditional Branches" (1991): unreachable code is
 * never visited. An operation is visited once, and again when one of its operands or a fact that was looked up during
 * its visit has changed; a forwarded operand is propagated alone, without the other operands of its terminator. So the
 * cost is linear in operations, operands, edges and lookups, times the height of the analyses' lattices. No recursion.
 * The program must not be changed during the run, except that folding may replace results by constants.
 */
public final class DataFlowSolver {
  private static final Logger LOG = LogComponent.DATAFLOW.logger();

  private final Operation root;
  private final Worklist worklist = new Worklist();
  private final Callables callables;
  private final Activations activations;
  private final ControlFlow control;
  private final LoopHeads heads;
  private final NestingDepths depths = new NestingDepths();
  private final Dependents<Operation> callDependents = new Dependents<>();
  private final List<DataFlowAnalysis> analyses = new ArrayList<>();
  private final List<ConstantSource> constants = new ArrayList<>(1);
  private final List<List<DataFlowAnalysis>> stages = new ArrayList<>(1);
  /** The analyses of the current stage. */
  private List<DataFlowAnalysis> running = List.of();
  private int finished;
  private ContextPolicy policy = ContextPolicy.insensitive();
  private @Nullable Narrowing narrowing;
  private @Nullable Narrowing nextNarrowing;
  private @Nullable Activation queried;
  private boolean widens;
  private long limit = Long.MAX_VALUE / 2;
  private long end;
  private boolean exhausted;
  private boolean logs;

  /** Creates a solver for {@code root} without analyses. */
  public DataFlowSolver(Operation root) {
    this.root = root;
    this.callables = new Callables(root);
    this.activations = new Activations(root, callables, worklist);
    this.control = new ControlFlow(root, this);
    this.heads = new LoopHeads(root);
  }

  // ---- settings -----------------------------------------------------------------------------------------------------

  /**
   * Adds an analysis and returns it. After {@link #run} it belongs to the next stage: another {@code run} computes it
   * with the final facts of earlier analyses, which no longer change. All stages use the control flow of the first.
   */
  public <A extends DataFlowAnalysis> A load(A analysis) {
    analysis.attach(this, analyses.size());
    analyses.add(analysis);
    if (analysis instanceof ConstantSource source) {
      constants.add(source);
    }
    return analysis;
  }

  /**
   * Limits the number of {@link #steps} of each run and update. When it is exceeded, the solver stops without a fixed
   * point, so nothing is known: each block counts as executable, each callable has unknown calls, and each lookup
   * returns the element or state for unknown code.
   */
  public DataFlowSolver limit(long steps) {
    limit = Math.min(steps, Long.MAX_VALUE / 2);
    return this;
  }

  /** Sets which calls of a callable share facts. The default is {@link ContextPolicy#insensitive}. */
  public DataFlowSolver contexts(ContextPolicy contexts) {
    policy = contexts;
    return this;
  }

  /** Analyses each callable separately: all callers and callees are unknown, even inside the root. */
  public DataFlowSolver intraprocedural() {
    callables.keepApart();
    return this;
  }

  // ---- running ------------------------------------------------------------------------------------------------------

  /**
   * Runs the analyses loaded since the last run to their fixed point.
   *
   * @throws IllegalStateException if a required analysis is not loaded
   */
  public void run() {
    loadRequired();
    stages.add(List.copyOf(analyses.subList(finished, analyses.size())));
    end = worklist.steps() + limit;
    if (finished == 0) {
      begin(stages.get(0));
      control.start();
      solveStage();
    } else {
      runLaterStage(stages.get(stages.size() - 1), activations.all());
    }
    finished = analyses.size();
  }

  /**
   * Updates the facts after a change of the program: drops the facts about the callables with the changed operations
   * and about all callables that depend on them, and computes them again. A new solver would compute the same facts.
   * Costs as much as a run on these callables, and a search for uses of symbols in the whole program. An analysis must
   * have no state other than its facts.
   *
   * @param changed the changed operations, with all operations inside them: for an operation that was added, erased or
   *     moved its parent, for a symbol the operation with the symbol table
   * @throws IllegalStateException if the solver has not run
   */
  public void update(Collection<Operation> changed) {
    if (finished == 0) {
      throw new IllegalStateException("the solver has not run");
    }
    Set<Operation> affected = affectedBy(changed);
    boolean isAll = affected.contains(root) || exhausted || hasOtherState();
    Set<Operation> dropped = isAll ? activations.units() : affected;
    heads.clear();
    depths.clear();
    for (Operation unit : dropped) {
      activations.drop(unit);
      for (DataFlowAnalysis analysis : analyses) {
        analysis.forget(unit);
      }
    }
    exhausted = false;
    finished = 0;
    end = worklist.steps() + limit;
    begin(stages.get(0));
    if (isAll) {
      control.start();
    } else {
      affected.forEach(this::revisit);
    }
    solveStage();
    for (int i = 1; i < stages.size(); i++) {
      finished = analyses.indexOf(stages.get(i).get(0));
      runLaterStage(stages.get(i), isAll ? activations.all() : activations.ofUnits(affected));
    }
    finished = analyses.size();
  }

  private boolean hasOtherState() {
    for (DataFlowAnalysis analysis : analyses) {
      if (analysis.updatesAsWhole()) {
        return true;
      }
    }
    return false;
  }

  private Set<Operation> affectedBy(Collection<Operation> changed) {
    AffectedUnits affected = new AffectedUnits(this, analyses);
    Set<Operation> callers = callables.refresh();
    if (callers == null) {
      affected.add(root);
    } else {
      callers.forEach(affected::add);
    }
    for (Operation op : changed) {
      affected.add(op == root || op.block() == null ? root
          : callables.isUnit(op) ? op : activations.unitOf(op.parentRegion()));
      op.walk(inner -> {
        if (callables.isUnit(inner)) {
          affected.add(inner);
        }
      });
    }
    return affected.close();
  }

  private void begin(List<DataFlowAnalysis> stage) {
    running = stage;
    logs = LOG.isDebugEnabled();
    if (logs) {
      LOG.debug("stage of {} for {}", names(stage), LogComponent.text(root));
    }
    for (DataFlowAnalysis analysis : stage) {
      analysis.begin();
      widens |= analysis instanceof LatticeAnalysis<?> lattice && lattice.widens();
    }
  }

  private static String names(List<DataFlowAnalysis> analyses) {
    StringJoiner names = new StringJoiner(", ");
    analyses.forEach(analysis -> names.add(analysis.getClass().getSimpleName()));
    return names.toString();
  }

  private void runLaterStage(List<DataFlowAnalysis> stage, Collection<Activation> replayed) {
    begin(stage);
    new Replay(this).run(stage, replayed);
    solveStage();
  }

  private void loadRequired() {
    for (int i = finished; i < analyses.size(); i++) {
      for (Requirement<?> needed : analyses.get(i).requires()) {
        if (find(needed.type()) != null) {
          continue;
        }
        if (needed.factory() == null) {
          throw new IllegalStateException(analyses.get(i).getClass().getSimpleName() + " needs "
              + needed.type().getSimpleName() + ", which is not loaded into the solver");
        }
        load(needed.factory().get());
      }
    }
  }

  private void solveStage() {
    solve();
    for (DataFlowAnalysis analysis : running) {
      analysis.complete();
    }
    solve();
  }

  private void solve() {
    while (!exhausted && worklist.step()) {
      checkLimit();
    }
    if (nextNarrowing != null && !exhausted) {
      narrowing = nextNarrowing;
      nextNarrowing = null;
      LOG.debug("narrowing after {} steps", worklist.steps());
      narrowing.run(this::checkLimit);
      narrowing = null;
    }
    if (logs) {
      LOG.debug("{} after {} steps", exhausted ? "stopped at the limit" : "fixed point", worklist.steps());
    }
  }

  private void checkLimit() {
    Cancellation.check();
    if (worklist.steps() > end) {
      exhausted = true;
      worklist.clear();
    }
  }

  /** Visits an operation for all analyses of the current stage. */
  void visit(OperationVisit visit) {
    if (logs) {
      LOG.trace("visit {}", LogComponent.text(visit.op));
    }
    try {
      if (finished == 0 && narrowing == null) {
        control.visit(visit);
      }
      for (int i = 0; i < running.size(); i++) {
        running.get(i).visit(visit);
      }
    } catch (RuntimeException | Error fault) {
      FaultPlace.note(fault, visit.op);
      throw fault;
    }
  }

  /** Schedules another visit of {@code op}, if it is executable, in the running task's activation or else in all. */
  void revisit(Operation op) {
    Activation here = activation();
    for (Activation each : here != null ? here.asList() : activations.containing(op.block(), null)) {
      OperationVisit visit = each.visitOf(op);
      if (visit != null) {
        worklist.schedule(visit);
      }
    }
  }

  // ---- results ------------------------------------------------------------------------------------------------------

  /** Returns the analysed operation. */
  public Operation root() {
    return root;
  }

  /**
   * Returns the loaded analysis of class {@code type}.
   *
   * @throws IllegalStateException if it is not loaded
   */
  public <A extends DataFlowAnalysis> A get(Class<A> type) {
    A found = find(type);
    if (found == null) {
      throw new IllegalStateException(type.getSimpleName() + " is not loaded into the solver");
    }
    return found;
  }

  private <A extends DataFlowAnalysis> @Nullable A find(Class<A> type) {
    for (DataFlowAnalysis analysis : analyses) {
      if (type.isInstance(analysis)) {
        return type.cast(analysis);
      }
    }
    return null;
  }

  /** Returns the number of steps taken so far: visits, transfers of dense analyses, and propagated facts. */
  public long steps() {
    return worklist.steps();
  }

  /** Returns whether the solver has stopped because of its {@link #limit}, so that all facts are unknown. */
  public boolean isExhausted() {
    return exhausted;
  }

  /** Returns whether {@code block} can be executed, according to the facts found so far. */
  public boolean isExecutable(Block block) {
    return exhausted || activations.isExecutable(block, activation(), worklist.current());
  }

  /** Returns the executable calls of {@code callable} found so far. */
  public Collection<Operation> callsOf(Operation callable) {
    if (worklist.current() != null) {
      callDependents.add(callable, worklist.current());
    }
    Set<Operation> calls = new LinkedHashSet<>();
    for (Activation activation : activations.ofUnit(activations.unitOfBody(callable))) {
      for (OperationVisit call : activation.callsOf(callable)) {
        calls.add(call.op);
      }
    }
    return calls;
  }

  /** Returns the contexts in which the unit of {@code op} is analysed. */
  public List<CallContext> contextsOf(Operation op) {
    List<CallContext> contexts = new ArrayList<>();
    for (Activation activation : activations.containing(op.block(), null)) {
      contexts.add(activation.context());
    }
    return contexts;
  }

  /** Returns whether {@code callable} may have calls besides {@link #callsOf}. */
  public boolean hasUnknownCalls(Operation callable) {
    return exhausted || callables.hasUnknownCalls(callable);
  }

  /** Returns the callable that {@code call} calls, or null if it is unknown. */
  public @Nullable Operation calleeOf(Operation call) {
    return callables.resolve(call, call.getInterface(CallOpInterface.class));
  }

  /** Returns whether control may take all edges of {@code op}, according to its interfaces and the facts. */
  boolean takesAllEdges(Operation op) {
    for (Activation activation : activations.containing(op.block(), null)) {
      OperationVisit visit = activation.visitOf(op);
      if (visit != null && visit.edges() != null && visit.edges().isComplete()) {
        return true;
      }
    }
    return false;
  }

  // ---- parts used by the analyses -----------------------------------------------------------------------------------

  Worklist worklist() {
    return worklist;
  }

  Callables callables() {
    return callables;
  }

  Activations activations() {
    return activations;
  }

  ControlFlow control() {
    return control;
  }

  NestingDepths depths() {
    return depths;
  }

  LoopHeads heads() {
    return heads;
  }

  ContextPolicy policy() {
    return policy;
  }

  /** Returns whether {@code edge} is followed again by each visit of its source, instead of by changes of facts. */
  boolean isFollowedByVisit(FlowEdge edge) {
    return finished == 0 && policy.dependsOnFacts() && edge.isCall();
  }

  Dependents<Operation> callDependents() {
    return callDependents;
  }

  List<ConstantSource> constants() {
    return constants;
  }

  /** Returns the analyses of the current stage. */
  List<DataFlowAnalysis> running() {
    return running;
  }

  /** Returns whether an analysis widens. */
  boolean widens() {
    return widens;
  }

  /** Returns the descending phase, or null if it has not begun. */
  @Nullable Narrowing narrowing() {
    return narrowing;
  }

  <K> void addWidened(Facts<K, ?> facts, K key) {
    if (nextNarrowing == null) {
      nextNarrowing = new Narrowing(worklist);
    }
    nextNarrowing.addWidened(facts, key);
  }

  /** Returns the activation whose facts the running task or query sees; null outside of both. */
  @Nullable Activation activation() {
    return worklist.current() == null ? queried : worklist.current().activation;
  }

  /** Returns the result of {@code query}, evaluated with the facts of {@code activation}. */
  <T> T in(Activation activation, Supplier<T> query) {
    Activation outer = queried;
    queried = activation;
    try {
      return query.get();
    } finally {
      queried = outer;
    }
  }
}
