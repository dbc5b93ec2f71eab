// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.calls.CallGraphNode;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.Precondition;
import org.osgi.service.component.annotations.Component;

/** The pass {@code lean-buffer-deallocation}: every buffer has one owner, known statically if possible. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LeanBufferDeallocation implements PassFactory, Pass {
  private static final PassSpec SPEC = PassSpec.of("lean-buffer-deallocation",
          "Frees each buffer right after its last use, by an owner that is known before the program runs")
      .withDescription("""
          Every buffer has one owner: the value that allocates it, the result of a call, or an argument of a block or a
          region, or a result, to which it was given away. The owner frees it right after the last use of all values
          that may be the buffer, on each way; also at the start of blocks and regions in which it is not used any more,
          and on the edges to them.

          An argument or result of control flow owns what it gets if it lives where the owner of one of its sources is
          not known, as a loop that replaces a buffer does. Otherwise the owner keeps the buffer and lends it. A buffer
          is given away only where nobody uses it afterwards; then nothing has to be decided at run time. Where only
          some sources can give it away, an additional `i1` tells whether it is owned. Where the owner can neither give
          a buffer away nor live long enough, a `bufferization.clone` is given instead. No pointers are compared, but
          for those of several results of a call of an unknown function.

          Functions follow the ABI of `ownership-based-buffer-deallocation`: callers keep their arguments and own the
          results. A private function with an operation that frees an argument takes that argument from all callers,
          which hand over a clone if they need the buffer afterwards. Public functions keep such operations.

          Operations of the program that free buffers of the function are erased: the pass frees these buffers itself,
          once on each way, whatever their conditions were. Where a freed value may also be a buffer of the caller, or
          one that was loaded from memory, all buffers that are handed to the same places are left to the program. So
          are buffers that escape, as in `ownership-based-buffer-deallocation`, and those of operations with the
          attribute `bufferization.manual_deallocation` or a policy (attribute `mortise.policies`) with
          `owner = "program"`.

          Buffers are freed by the operation of their `AllocationOpInterface`. They are given away only to owners of
          buffers that the same operation frees, in the same memory space; otherwise they are lent or cloned.

          Near-linear: the cost is that of the uses of each buffer, its aliases included, and of the blocks through
          which it lives.
          """)
      .withPreconditions(
          Branches.KNOWN_OPERANDS,
          Precondition.assumed("`bufferization.dealloc` is lowered before."))
      .withStatistics(Report.DEALLOCS, Report.CONDITIONS, Report.CLONES, Report.RENAMED)
      .withDialects("arith", "bufferization", "cf", "memref", "scf");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return this;
  }

  @Override
  public void run(Operation root, PassRun run) {
    BufferPolicies policies = BufferPolicies.of(root, run::emit);
    if (policies == null) {
      return;
    }
    BoundarySummaries boundaries = new BoundarySummaries(root, policies);
    List<Operation> functions = calleesFirst(root);
    functions.removeIf(policies::isApart);
    for (Operation function : functions) {
      boundaries.put(function, boundaries.before(function));
    }
    for (Operation function : functions) {
      Diagnostic violation = Branches.violationIn(function);
      if (violation != null) {
        run.emit(violation);
        return;
      }
    }
    Report report = new Report(run);
    AllocationKinds allocations = new AllocationKinds(policies);
    for (Operation function : functions) {
      Selections.toWays(function);
      Kinds.Refusals refusals = new Kinds.Refusals();
      OwnershipGraph graph;
      List<Life> lives;
      do {
        graph = new OwnershipGraph(function, boundaries, allocations, refusals);
        lives = new Ownership(graph).decide();
      } while (graph.kinds.refuse() || LocalClones.replace(graph, lives, report));
      Diagnostic violation = graph.kinds.violation();
      if (violation != null) {
        run.emit(violation);
        return;
      }
      boundaries.put(function, boundaries.of(graph));
      graph.report(report);
      new Rewriting(graph, lives, report).run();
    }
  }

  /** Returns the functions with a body, callees before callers except in recursion. */
  private static List<Operation> calleesFirst(Operation root) {
    List<Operation> functions = new ArrayList<>();
    for (List<CallGraphNode> component : CallGraph.of(root).stronglyConnectedComponents()) {
      for (CallGraphNode node : component) {
        Operation function = node.region() == null ? null : node.region().parentOp();
        if (function != null && FunctionOpInterface.mayHaveBuffers(function)) {
          functions.add(function);
        }
      }
    }
    return functions;
  }
}
