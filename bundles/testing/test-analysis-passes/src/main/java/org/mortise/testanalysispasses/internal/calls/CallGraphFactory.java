// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.calls;

import com.google.auto.service.AutoService;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-print-callgraph}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class CallGraphFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("test-print-callgraph", "Print which functions call which")
      .withLocalTitle("TestCallGraphPass")
      .onOperation("builtin.module")
      .withDescription("""
          Prints among the diagnostics the callables of a module, their callees and the callables inside them, and the
          sets of callables that call each other. Linear in the text, in which a callable shows all its attributes
          wherever it is named.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return CallGraphFactory::run;
  }

  private static void run(Operation module, PassRun run) {
    run.markAllAnalysesPreserved();
    try (ReportWriter report = new ReportWriter(run, PassOutput.Channel.DIAGNOSTIC)) {
      report.print("Testing : ").print(nameOf(module)).print("\n");
      new CallGraphPrinter(run.get(CallGraph.ANALYSIS), report).print();
    }
  }

  private static String nameOf(Operation module) {
    Attribute name = module.getAttr("test.name");
    return name == null ? "<<NULL ATTRIBUTE>>" : name.toString();
  }
}
