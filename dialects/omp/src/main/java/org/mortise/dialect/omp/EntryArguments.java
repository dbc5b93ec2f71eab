// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Prints the arguments of the entry block of an operation's region outside of the region. */
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
}
