// SPDX-License-Identifier: Apache-2.0
package org.mortise.views.internal.aliases;

import org.mortise.analysis.alias.AliasOracle;
import org.mortise.analysis.alias.LocalAliasAnalysis;
import org.mortise.analysis.alias.UnderlyingValues;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.views.internal.ReportWriter;
import org.mortise.views.internal.compat.TracingLimit;

/** Prints the results of the local alias analysis for tagged values, within the {@link TracingLimit}. */
final class AliasPrinting {
  private AliasPrinting() {}

  static void printAliases(Operation op, PassRun run) {
    TaggedValues tagged = new TaggedValues(op);
    AliasOracle aliases = oracle();
    try (ReportWriter report = begin(op, run)) {
      for (int i = 0; i < tagged.size(); i++) {
        for (int k = 0; k < i; k++) {
          report.print(tagged.name(k)).print(" <-> ").print(tagged.name(i)).print(": ")
              .print(aliases.alias(tagged.value(k), tagged.value(i)).toString()).print("\n");
        }
      }
    }
  }

  static void printModRef(Operation op, PassRun run) {
    TaggedValues tagged = new TaggedValues(op);
    AliasOracle aliases = oracle();
    try (ReportWriter report = begin(op, run)) {
      for (int i = 0; i < tagged.size(); i++) {
        for (Operation accessing : tagged.operations()) {
          report.print(TaggedValues.tagOf(accessing)).print(" -> ").print(tagged.name(i)).print(": ")
              .print(aliases.getModRef(accessing, tagged.value(i)).toString()).print("\n");
        }
      }
    }
  }

  private static AliasOracle oracle() {
    return new LocalAliasAnalysis(new UnderlyingValues(new TracingLimit()));
  }

  private static ReportWriter begin(Operation op, PassRun run) {
    run.markAllAnalysesPreserved();
    Attribute symbol = op.getAttr(SymbolTable.SYMBOL_NAME);
    return new ReportWriter(run, PassOutput.Channel.DIAGNOSTIC)
        .print("Testing : ").print(symbol == null ? "<<NULL ATTRIBUTE>>" : symbol.toString()).print("\n");
  }
}
