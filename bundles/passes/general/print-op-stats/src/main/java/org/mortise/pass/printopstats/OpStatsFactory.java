// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.printopstats;

import com.google.auto.service.AutoService;
import java.util.Map;
import java.util.TreeMap;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code print-op-stats}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class OpStatsFactory implements PassFactory {
  private static final PassOption<Boolean> JSON = PassOption.flag("json", false, "print the stats as JSON");
  private static final PassSpec SPEC = PassSpec.of("print-op-stats", "Print statistics of operations")
      .withTitle("PrintOpStats")
      .withOptions(JSON)
      .withDescription("""
          Prints among the diagnostics the number of occurrences of each operation, as a table or as JSON, in the
          order of their names. Linear in the operations.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean json = options.get(JSON);
    return (op, run) -> run(op, run, json);
  }

  private static void run(Operation root, PassRun run, boolean json) {
    run.markAllAnalysesPreserved();
    Map<String, Integer> counts = new TreeMap<>();
    root.walk(op -> counts.merge(op.name().name(), 1, Integer::sum));
    try (ReportWriter report = new ReportWriter(run, PassOutput.Channel.DIAGNOSTIC)) {
      if (json) {
        printJson(counts, report);
      } else {
        printTable(counts, report);
      }
    }
  }

  private static void printJson(Map<String, Integer> counts, ReportWriter report) {
    String separator = "{\n";
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      report.print(separator).print("  \"").print(entry.getKey()).print("\" : ").print(entry.getValue());
      separator = ",\n";
    }
    report.print("\n}\n");
  }

  /** Prints the table, with dialect names right-aligned and operation names left-aligned. */
  private static void printTable(Map<String, Integer> counts, ReportWriter report) {
    int dialectWidth = 0;
    int nameWidth = 0;
    for (String name : counts.keySet()) {
      int dialect = Math.max(0, name.indexOf('.'));
      dialectWidth = Math.max(dialectWidth, dialect);
      nameWidth = Math.max(nameWidth, name.length() - name.indexOf('.') - 1);
    }
    report.print("Operations encountered:\n-----------------------\n");
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      String name = entry.getKey();
      int dot = name.indexOf('.');
      report.indent(dialectWidth - dot + 2).print(name).indent(nameWidth - (name.length() - dot - 1));
      report.print(" , ").print(entry.getValue()).print("\n");
    }
  }
}
