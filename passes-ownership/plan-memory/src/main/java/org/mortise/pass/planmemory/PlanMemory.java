// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.planmemory;

import com.google.auto.service.AutoService;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.calls.CallGraphEdge;
import org.mortise.analyses.calls.CallGraphNode;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code plan-memory}; {@link FunctionArena} treats one function. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class PlanMemory implements PassFactory {
  static final PassStatistic PLANNED =
      new PassStatistic("planned", "Number of allocations that became part of an arena");
  static final PassStatistic BYTES = new PassStatistic("arena-bytes", "Sum of the sizes of all arenas");
  static final PassStatistic PEAK_BYTES =
      new PassStatistic("peak-bytes", "Sum of the largest numbers of bytes that were live at once in each arena");

  private static final PassSpec SPEC = PassSpec.of("plan-memory",
          "Replace the buffers of a function by parts of one allocation, at offsets that are known at compile time")
      .withDescription("""
          Replaces at least two `memref.alloc` of a function by `memref.view` of one allocation of bytes, the arena.
          The offsets follow from the lives of the buffers: from the first to the last access, through any alias.
          Buffers whose lives do not overlap share memory, also in alternative branches. Run it when deallocations are
          placed and lowered.
          1. The size of a buffer is static, its layout is the identity, and the size of its elements is a power of
          two.
          2. It is freed in the function, by deallocations that can free no other buffer. They are erased. If a call
          gets it, one of them is in the block of the allocation, as the callee might have freed it otherwise.
          3. It is not stored, returned, or accessed asynchronously or by unknown operations, and its address is not
          taken. In a loop it does not live longer than one iteration.
          4. It is not allocated in a parallel loop, or in the region of an operation of unknown control flow.
          5. The function is not recursive: each activation would keep a whole arena.
          6. No policy (`mortise.policies`) with `arena = false` selects it. By default those of a pool of elements are
          left alone, too.

          Alignments are kept; without one it is the size of an element. There is one arena for each memory space. It
          is in the innermost block with all the buffers, outside of loops, allocated before the first access and freed
          after the last one; if several blocks of the function are needed, it is freed at all exits. Buffers of dynamic
          size keep their allocations; `reuse-buffers` lets those of the same size share one.

          An arena is at most 1.02 times the peak of its buffers, the largest number of their bytes that are live at
          once. Buffers that do not fit into that keep their allocations. Nor does an arena raise the peak of the
          function by more than 2%, callees included, by an estimate that counts loops once: neither that of all paths,
          nor that of a path that passes some of the buffers by. If it would, the buffers of each branch, or those that
          are live at times apart, are planned by themselves, or stay as they are. Remarks report the size of each
          arena and its peak, and the reason where there is none. Near-linear: the search for offsets is limited. A
          second run changes nothing.
          """)
      .withDialects("arith", "memref")
      .withStatistics(PLANNED, BYTES, PEAK_BYTES);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return PlanMemory::plan;
  }

  private static void plan(Operation root, PassRun run) {
    BufferPolicies policies = BufferPolicies.of(root, run::emit);
    if (policies == null) {
      return;
    }
    CallGraph calls = CallGraph.of(root);
    Set<Region> recursive = recursiveFunctions(calls);
    CalleeHeap callees = new CalleeHeap(calls);
    boolean changed = false;
    for (Operation function : FunctionOpInterface.outermostIn(root)) {
      if (function.regionCount() == 1 && !function.region(0).isEmpty() && !recursive.contains(function.region(0))
          && !policies.isApart(function)) {
        changed |= new FunctionArena(function, callees, run, policies).run();
      }
    }
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }

  private static Set<Region> recursiveFunctions(CallGraph calls) {
    Set<Region> recursive = Collections.newSetFromMap(new IdentityHashMap<>());
    for (List<CallGraphNode> component : calls.stronglyConnectedComponents()) {
      for (CallGraphNode node : component) {
        if (!node.isExternal() && (component.size() > 1 || callsItself(calls, node))) {
          recursive.add(node.region());
        }
      }
    }
    return recursive;
  }

  private static boolean callsItself(CallGraph calls, CallGraphNode node) {
    for (CallGraphEdge edge : calls.edgesFrom(node)) {
      if (calls.graph().getEdgeTarget(edge) == node) {
        return true;
      }
    }
    return false;
  }
}
