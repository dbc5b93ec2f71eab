// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmPrinter;

/** The arguments of the entry block of an operation's region, which stand for the variables of clauses. */
final class EntryArguments {
  private EntryArguments() {}

  /** Prints an argument; a program that has fewer arguments is invalid, and is printed nevertheless. */
  static void print(OpAsmPrinter printer, Operation op, int index) {
    Block entry = op.region(0).first();
    if (entry == null || index >= entry.argumentCount()) {
      printer.print("<<NULL VALUE>>");
    } else {
      printer.printOperand(entry.argument(index));
    }
  }

  /** Returns an error if a region has fewer arguments than the variables of clauses, otherwise null. */
  static @Nullable Diagnostic verify(Operation op) {
    boolean isSection = SectionOp.of(op) != null;
    int count = isSection ? count(op.parentOp()) : count(op);
    Block entry = op.region(0).first();
    return (entry == null ? 0 : entry.argumentCount()) >= count
        ? null : op.opError("expected at least " + count + " entry block argument(s)");
  }

  private static int count(Operation op) {
    OpDefinition definition = OpDefinition.of(op);
    int count = 0;
    for (EntryClause clause : EntryClause.values()) {
      int group = clause.hasArgumentsIn(op) ? definition.operandGroup(clause.group) : -1;
      count += group < 0 ? 0 : definition.operandGroup(op, group).size();
    }
    return count;
  }
}
