// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.inline;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.calls.CallGraphEdge;
import org.mortise.analyses.calls.CallGraphNode;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.logging.LogComponent;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.transform.InlinedCall;
import org.slf4j.Logger;

/**
 * One run of the inliner. It traverses the call graph from callees to callers, simplifies callables and inlines calls.
 */
final class Inliner {
  /** A call that may be inlined. {@code history} has the callables whose inlining has created this copy of the call. */
  private record Call(Operation op, CallGraphNode caller, CallGraphNode callee, History history) {}

  private record History(CallGraphNode callee, History before) {
    static boolean includes(History history, CallGraphNode callee) {
      for (History step = history; step != null; step = step.before) {
        if (step.callee == callee) {
          return true;
        }
      }
      return false;
    }
  }

  private static final Logger LOG = LogComponent.INLINE.logger();

  private final InlinePass pass;
  private final PassRun run;
  private final SymbolTables tables = new SymbolTables();
  private final CallGraph graph;
  private final CallableUses uses;
  private final Set<CallGraphNode> erased = new HashSet<>();
  /** The callables to erase at the end. Until then dumps of the program show them, possibly without a body. */
  private final List<Operation> deadCallables = new ArrayList<>();

  Inliner(Operation root, InlinePass pass, PassRun run) {
    this.pass = pass;
    this.run = run;
    this.graph = run.get(CallGraph.ANALYSIS);
    this.uses = new CallableUses(root, graph, tables);
  }

  void run() {
    for (List<CallGraphNode> component : graph.stronglyConnectedComponents()) {
      List<CallGraphNode> nodes = new ArrayList<>(component);
      nodes.removeIf(node -> node.isExternal() || erased.contains(node)); // simplification may have made a call direct
      if (!visit(nodes)) {
        run.signalFailure();
        return;
      }
    }
    for (Operation callable : deadCallables) {
      tables.tableOf(SymbolTable.getNearestSymbolTable(callable.parentOp())).erase(callable);
    }
  }

  private boolean visit(List<CallGraphNode> component) {
    long iteration = 0;
    do {
      if (!simplify(component)) {
        return false;
      }
    } while (inlineCalls(component) && ++iteration < pass.maxIterations());
    return true;
  }

  // ---- simplification ------------------------------------------------------------------------------------------

  private boolean simplify(List<CallGraphNode> component) {
    for (CallGraphNode node : component) {
      Operation callable = node.region().parentOp();
      if (hasChildren(node) || !callable.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
        continue;
      }
      if (!pass.simplify(callable, run)) {
        return false;
      }
      uses.recount(node);
    }
    return true;
  }

  private boolean hasChildren(CallGraphNode node) {
    for (CallGraphEdge edge : graph.edgesFrom(node)) {
      if (edge.kind() == CallGraphEdge.Kind.CHILD) {
        return true;
      }
    }
    return false;
  }

  // ---- inlining ----------------------------------------------------------------------------------------------------

  /** Returns whether any call was inlined. */
  private boolean inlineCalls(List<CallGraphNode> component) {
    List<Call> calls = new ArrayList<>();
    List<CallGraphNode> dead = new ArrayList<>();
    for (CallGraphNode node : component) {
      if (uses.isDead(node)) {
        dead.add(node);
      } else {
        collect(node.region().first(), null, node, null, calls);
      }
    }
    boolean any = false;
    for (int i = 0; i < calls.size(); i++) {
      Call call = calls.get(i);
      String shown = LOG.isDebugEnabled() ? text(call) : null;
      boolean isInlined = tryInline(call, calls, dead);
      if (shown != null) {
        LOG.debug(isInlined ? "inlined {}" : "did not inline {}", shown);
      }
      any |= isInlined;
    }
    for (CallGraphNode node : dead) {
      uses.erase(node);
      erased.add(node);
      deadCallables.add(node.region().parentOp());
    }
    component.removeAll(dead);
    return any;
  }

  private static String text(Call call) {
    return LogComponent.text(call.callee.region().parentOp()) + " into the call " + LogComponent.text(call.op);
  }

  /** Collects the calls in the blocks from {@code first} up to {@code end}, the last block's calls first. */
  private void collect(
      Block first, @Nullable Block end, CallGraphNode caller, @Nullable History history, List<Call> calls) {
    List<Block> pending = new ArrayList<>();
    for (Block block = first; block != end; block = block.next()) {
      pending.add(block);
    }
    while (!pending.isEmpty()) {
      Block block = pending.remove(pending.size() - 1);
      for (Operation op = block.first(); op != null; op = op.next()) {
        CallOpInterface meaning = op.getInterface(CallOpInterface.class);
        if (meaning != null) {
          addCall(op, meaning, caller, history, calls);
          continue;
        }
        for (int i = 0; i < op.regionCount(); i++) {
          if (graph.node(op.region(i)) == null) {
            op.region(i).blocks().forEach(pending::add);
          }
        }
      }
    }
  }

  private void addCall(Operation op, CallOpInterface meaning, CallGraphNode caller, History history, List<Call> calls) {
    SymbolRefAttr symbol = meaning.getCalleeSymbol(op);
    if (symbol != null && !symbol.isFlat()) {
      return;
    }
    Value called = symbol == null ? meaning.getCalleeValue(op) : null; // null, too, if the callee is unknown
    Operation callee = symbol != null ? tables.lookupNearestSymbolFrom(op, symbol)
        : called == null ? null : called.definingOp();
    CallableOpInterface callable = callee == null ? null : callee.getInterface(CallableOpInterface.class);
    CallGraphNode node = callable == null ? null : graph.node(callable.getCallableRegion(callee));
    if (node != null && !History.includes(history, node)) {
      calls.add(new Call(op, caller, node, history));
    }
  }

  private boolean tryInline(Call call, List<Call> calls, List<CallGraphNode> dead) {
    String obstacle = obstacle(call);
    InlinedCall inlined = obstacle == null ? inlined(call) : null;
    if (inlined != null && !inlined.isLegal()) {
      obstacle = "the dialects of the call or of the callee do not permit it";
    }
    report(call, obstacle);
    if (obstacle == null) {
      inline(call, inlined, calls, dead);
    }
    return obstacle == null;
  }

  private void report(Call call, @Nullable String obstacle) {
    if (!run.remarksWanted()) {
      return;
    }
    Operation callee = call.callee.region().parentOp();
    String symbol = SymbolTable.getSymbolName(callee);
    String name = symbol == null ? callee.name().toString() : symbol;
    RemarkBuilder remark = obstacle == null
        ? run.remark(Remark.Kind.PASSED, "Inlined", call.op).with("Callee", name).message("'" + name + "' is inlined")
        : run.remark(Remark.Kind.MISSED, "NotInlined", call.op).with("Callee", name).with("Reason", obstacle)
            .message("'" + name + "' is not inlined: " + obstacle);
    remark.emit();
  }

  /** Returns the reason why a call is not inlined, or null. */
  private @Nullable String obstacle(Call call) {
    Region body = call.callee.region();
    if (call.op.block().last() == call.op && call.op.hasTrait(Trait.TERMINATOR)) {
      return "the call ends its block";
    }
    for (CallGraphEdge edge : graph.edgesFrom(call.callee)) {
      if (edge.target() == call.callee) {
        return "it calls itself";
      }
    }
    if (erased.contains(call.callee) || body.isEmpty() || body.isAncestor(call.op.parentRegion())) {
      return "its body is not available here";
    }
    Operation around = call.op.parentOp();
    if (!body.hasOneBlock() && around.name() != body.parentOp().name() && mustHaveOneBlock(around)) {
      return "it has several blocks, and '" + around.name() + "' has one";
    }
    return isSmallEnough(call) ? null : "it is too large for the threshold";
  }

  private static boolean mustHaveOneBlock(Operation op) {
    return op.definition() == null || op.hasTrait(Trait.SINGLE_BLOCK)
        || op.hasTrait(Trait.SINGLE_BLOCK_IMPLICIT_TERMINATOR);
  }

  private boolean isSmallEnough(Call call) {
    if (pass.threshold() == 0 || pass.threshold() == InlineFactory.UNLIMITED) {
      return pass.threshold() != 0;
    }
    long callerSize = sizeOf(call.caller.region());
    return callerSize == 0 || sizeOf(call.callee.region()) * 100 / callerSize <= pass.threshold();
  }

  private static long sizeOf(Region region) {
    long[] count = {0};
    Walk.preOrder(region, op -> count[0]++);
    return count[0];
  }

  private InlinedCall inlined(Call call) {
    return new InlinedCall(call.op, call.callee.region(), !uses.hasOneUse(call.callee));
  }

  private void inline(Call call, InlinedCall inlined, List<Call> calls, List<CallGraphNode> dead) {
    boolean isLast = uses.hasOneUse(call.callee);
    inlined.takeBlocks();
    History history = new History(call.callee, call.history);
    collect(inlined.first(), inlined.end(), call.caller, history, calls);
    inlined.connect();
    uses.inlined(call.caller, call.callee);
    if (isLast) {
      uses.erase(call.callee);
      dead.add(call.callee);
      erased.add(call.callee);
    }
  }
}
