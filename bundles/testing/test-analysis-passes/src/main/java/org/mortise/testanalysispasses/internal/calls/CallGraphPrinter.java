// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.calls;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.calls.CallGraphEdge;
import org.mortise.analyses.calls.CallGraphNode;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.pass.ReportWriter;

/** Prints a call graph and its strongly connected components in MLIR's format. */
final class CallGraphPrinter {
  private final CallGraph calls;
  private final ReportWriter report;
  private final Map<CallGraphNode, String> labels = new IdentityHashMap<>();

  CallGraphPrinter(CallGraph calls, ReportWriter report) {
    this.calls = calls;
    this.report = report;
  }

  void print() {
    report.print("// ---- CallGraph ----\n");
    for (CallGraphNode node : calls.nodes()) {
      report.print("// - Node : ").print(label(node)).print("\n");
      for (CallGraphEdge edge : calls.edgesFrom(node)) {
        report.print(edge.kind() == CallGraphEdge.Kind.CHILD ? "// -- Child-Edge : " : "// -- Call-Edge : ")
            .print(label(edge.target())).print("\n");
      }
      report.print("//\n");
    }
    report.print("// -- SCCs --\n");
    for (List<CallGraphNode> component : calls.stronglyConnectedComponents()) {
      report.print("// - SCC : \n");
      for (CallGraphNode node : component) {
        report.print("// -- Node :").print(label(node)).print("\n");
      }
      report.print("\n");
    }
    report.print("// -------------------\n");
  }

  private String label(CallGraphNode node) {
    return labels.computeIfAbsent(node, this::makeLabel);
  }

  private String makeLabel(CallGraphNode node) {
    if (node.isExternal()) {
      return node == calls.externalCaller() ? "<External-Caller-Node>" : "<Unknown-Callee-Node>";
    }
    Region region = node.region();
    Operation op = region.parentOp();
    DictionaryAttr attributes = op.attributes();
    String label = "'" + op.name().name() + "' - Region #" + region.index();
    return attributes.isEmpty() ? label : label + " : " + attributes;
  }
}
