// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.CallOpInterface;

/** Notifies the analyses of a later stage of the executable code and the control flow that the first stage found. */
final class Replay {
  private final DataFlowSolver solver;

  Replay(DataFlowSolver solver) {
    this.solver = solver;
  }

  void run(List<DataFlowAnalysis> analyses, Collection<Activation> activations) {
    for (Activation activation : activations) {
      for (DataFlowAnalysis analysis : analyses) {
        for (Activation.UnknownEntry entry : activation.unknownEntries()) {
          analysis.followUnknownEntry(activation, entry);
        }
      }
      for (OperationVisit visit : activation.visits()) {
        solver.worklist().schedule(visit);
        for (DataFlowAnalysis analysis : analyses) {
          replay(visit, analysis);
        }
      }
    }
  }

  private void replay(OperationVisit visit, DataFlowAnalysis analysis) {
    for (FlowEdge edge : visit.allEdges()) {
      analysis.follow(edge);
    }
    if (visit.returnsFrom() != null) {
      analysis.followReturn(visit, visit.returnsFrom());
    }
    for (Activation callee : visit.callees()) {
      analysis.followCall(visit, callableOf(visit), callee);
    }
    if (visit.callsUnknown()) {
      analysis.followUnknownCall(visit);
    }
  }

  private @Nullable Operation callableOf(OperationVisit call) {
    return solver.callables().resolve(call.op, call.op.getInterface(CallOpInterface.class));
  }
}
