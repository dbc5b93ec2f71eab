// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.aliases;

import org.mortise.analyses.alias.AliasOracle;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.ReportWriter;
import org.mortise.ir.symbols.SymbolTable;

/**
 * Prints the results of an alias analysis for the operations with an attribute {@code test.ptr} and for their values:
 * their results and the arguments of their blocks. Tests of analyses read them. Costs one query for each pair.
 */
public final class AliasPrinting {
  private AliasPrinting() {}

  /** Prints for each pair of values in {@code op} whether they may alias. */
  public static void printAliases(Operation op, PassRun run, AliasOracle aliases) {
    TaggedValues tagged = new TaggedValues(op);
    try (ReportWriter report = begin(op, run)) {
      for (int i = 0; i < tagged.size(); i++) {
        for (int k = 0; k < i; k++) {
          report.print(tagged.name(k)).print(" <-> ").print(tagged.name(i)).print(": ")
              .print(aliases.alias(tagged.value(k), tagged.value(i)).toString()).print("\n");
        }
      }
    }
  }

  /** Prints for each operation and each value in {@code op} how the operation may access the memory of the value. */
  public static void printModRef(Operation op, PassRun run, AliasOracle aliases) {
    TaggedValues tagged = new TaggedValues(op);
    try (ReportWriter report = begin(op, run)) {
      for (int i = 0; i < tagged.size(); i++) {
        for (Operation accessing : tagged.operations()) {
          report.print(TaggedValues.tagOf(accessing)).print(" -> ").print(tagged.name(i)).print(": ")
              .print(aliases.getModRef(accessing, tagged.value(i)).toString()).print("\n");
        }
      }
    }
  }

  private static ReportWriter begin(Operation op, PassRun run) {
    run.markAllAnalysesPreserved();
    Attribute symbol = op.getAttr(SymbolTable.SYMBOL_NAME);
    return new ReportWriter(run, PassOutput.Channel.DIAGNOSTIC)
        .print("Testing : ").print(symbol == null ? "<<NULL ATTRIBUTE>>" : symbol.toString()).print("\n");
  }
}
