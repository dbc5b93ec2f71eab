// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * Divides a program into the parts that a report shows: the functions of each module, and for each module a part with
 * everything else in it. A module whose operations depend on each other is one part. Linear.
 */
final class ProgramParts {
  /** The kind of the part of a module that holds everything except functions and nested modules. */
  static final String REST = "rest of module";
  /** The name of the whole program. */
  static final String ROOT = "(module)";

  /**
   * A part of a program.
   *
   * @param operation the function, or the module
   * @param isRest whether the part is the rest of a module, without its functions and nested modules
   * @param name its name, unique in the program
   */
  record Part(Operation operation, boolean isRest, String name) {
    String kind() {
      return isRest ? REST : operation.name().name();
    }

    byte[] text(PrinterOptions printing) {
      return isRest ? restOf(operation, printing) : IRPrinter.toBytes(operation, printing);
    }
  }

  private final List<Part> parts = new ArrayList<>();
  private final Map<String, Integer> names = new HashMap<>();
  private final Deque<Part> pending = new ArrayDeque<>();

  private ProgramParts() {}

  /** Returns whether {@code op} is divided into parts. */
  static boolean isDivided(Operation op) {
    if (!op.hasTrait(Trait.SYMBOL_TABLE) || op.regionCount() != 1 || !op.region(0).hasOneBlock()) {
      return false;
    }
    for (Operation inner = op.region(0).first().first(); inner != null; inner = inner.next()) {
      if (inner.resultCount() > 0 || inner.operandCount() > 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the parts of {@code root}, a module's own parts before the parts of its nested modules.
   *
   * @param name the name of {@code root}; the names of parts inside begin with it
   */
  static List<Part> of(Operation root, String name) {
    ProgramParts found = new ProgramParts();
    found.add(root, name);
    while (!found.pending.isEmpty()) {
      found.addInner(found.pending.remove());
    }
    return found.parts;
  }

  private void add(Operation op, String name) {
    Part part = new Part(op, isDivided(op), name);
    parts.add(part);
    if (part.isRest()) {
      pending.add(part);
    }
  }

  private void addInner(Part table) {
    for (Operation op = table.operation().region(0).first().first(); op != null; op = op.next()) {
      if (op.regionCount() > 0 && !isEmpty(op)) {
        add(op, unique(table.name().equals(ROOT) ? titleOf(op) : table.name() + "::" + titleOf(op)));
      }
    }
  }

  private static boolean isEmpty(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      if (op.region(i).first() != null) {
        return false;
      }
    }
    return true;
  }

  private static String titleOf(Operation op) {
    String name = SymbolTable.getSymbolName(op);
    return name == null ? "(" + op.name() + ")" : "@" + fromBytes(name);
  }

  private String unique(String name) {
    int count = names.merge(name, 1, Integer::sum);
    return count == 1 ? name : name + " #" + count;
  }

  /** Returns the characters of a byte string, which has one char for each byte. */
  static String fromBytes(String bytes) {
    return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  private static byte[] restOf(Operation module, PrinterOptions printing) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    text.writeBytes(IRPrinter.toBytes(module, printing.withSkipRegions(true)));
    for (Operation op = module.region(0).first().first(); op != null; op = op.next()) {
      if (op.regionCount() == 0 || isEmpty(op)) {
        text.write('\n');
        text.writeBytes(IRPrinter.toBytes(op, printing));
      }
    }
    return text.toByteArray();
  }
}
