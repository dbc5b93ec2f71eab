// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.lsp.internal.text.Utf8;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineParser;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;

/**
 * The cost of the deallocation of a function's buffers, by the pass {@code compare-deallocations}. It runs on a copy of
 * the function without its deallocations, among declarations of the functions that it calls. Costs as much as all
 * algorithms on this function, and linear time in the program's symbols.
 */
final class FunctionCosts {
  private static final String PIPELINE = "builtin.module(compare-deallocations)";
  private static final String COLUMNS = "\\s{2,}";
  private static final String UNKNOWN = "-";
  private static final String ERROR = ": error: ";

  private final Snapshot snapshot;
  private final int buffers;
  private final Operation program;

  private FunctionCosts(Snapshot snapshot, int buffers, Operation program) {
    this.snapshot = snapshot;
    this.buffers = buffers;
    this.program = program;
  }

  /** Copies a function with the symbols that it references. */
  static FunctionCosts of(Operation function, Snapshot snapshot) {
    return new FunctionCosts(snapshot, BufferAllocations.in(function).size(), isolated(function));
  }

  /** Returns the costs in one line. Called once. */
  String inOneLine() {
    StringBuilder out = new StringBuilder(count(buffers, "buffer"));
    StringBuilder reason = new StringBuilder();
    List<Map<String, String>> costs = compare(reason);
    if (costs.isEmpty()) {
      return out.append(" · costs are not known: ").append(firstLine(reason.toString())).toString();
    }
    boolean isRefused = false;
    for (Map<String, String> cost : costs) {
      out.append(" · ").append(cost.get("algorithm")).append(": ");
      if (cost.getOrDefault("deallocs", UNKNOWN).equals(UNKNOWN)) {
        out.append("refused");
        isRefused = true;
        continue;
      }
      out.append(number(cost, "clones")).append(", ").append(number(cost, "deallocs"));
      out.append(isZero(cost, "copies") ? "" : ", " + number(cost, "copies"));
      out.append(isZero(cost, "checks") ? "" : ", " + number(cost, "checks"));
      String peak = cost.getOrDefault("peak bytes", UNKNOWN);
      out.append(peak.equals("dynamic") ? ", dynamic peak" : ", peak " + peak + " bytes");
    }
    return (isRefused ? out.append(" (").append(firstLine(reason.toString())).append(')') : out).toString();
  }

  /** Returns the message of a diagnostic, without the pipeline's position and the following lines. */
  private static String firstLine(String reason) {
    String line = Utf8.decode(reason).lines().findFirst().orElse("unknown");
    return line.substring(line.lastIndexOf(ERROR) + (line.contains(ERROR) ? ERROR.length() : 1));
  }

  private static boolean isZero(Map<String, String> cost, String column) {
    return cost.getOrDefault(column, "0").equals("0");
  }

  private static String number(Map<String, String> cost, String column) {
    String number = cost.get(column);
    String one = column.equals("copies") ? "copy" : column.substring(0, column.length() - 1);
    return number + " " + (number.equals("1") ? one : column);
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /**
   * Runs the pass and returns a map from columns to cells for each algorithm. The result is empty if the pass is
   * missing or fails, and the reason is appended to {@code reason}.
   */
  private List<Map<String, String>> compare(StringBuilder reason) {
    StringBuilder table = new StringBuilder();
    try {
      boolean done = new PipelineRunner(PipelineParser.parse(snapshot, PIPELINE), RunOptions.DEFAULTS.withThreads(1))
          .run(program, new PassOutput() {
            @Override
            public void handle(Diagnostic refusal) {
              if (refusal.severity() != Severity.REMARK && reason.isEmpty()) {
                reason.append(refusal.message());
              }
            }

            @Override
            public void print(Channel channel, String text) {
              table.append(text);
            }
          });
      return done ? read(table.toString()) : List.of();
    } catch (PipelineException missing) {
      reason.append(missing.getMessage());
      return List.of();
    } finally {
      program.erase();
    }
  }

  private static List<Map<String, String>> read(String table) {
    String[] lines = table.split("\n");
    List<Map<String, String>> found = new ArrayList<>();
    String[] columns = lines[0].strip().split(COLUMNS);
    for (int i = 1; i < lines.length; i++) {
      String[] cells = lines[i].stripTrailing().split(COLUMNS);
      Map<String, String> line = new HashMap<>();
      for (int k = 0; k < Math.min(columns.length, cells.length); k++) {
        line.put(columns[k], cells[k]);
      }
      found.add(line);
    }
    return found;
  }

  /** Returns a program with a copy of the function and of the symbols that it references. */
  private static Operation isolated(Operation function) {
    Operation table = function.parentOp();
    IRMapping mapping = new IRMapping();
    Operation program = table.cloneWithoutRegions(mapping);
    Block body = program.region(0).addBlock();
    Set<String> referred = new LinkedHashSet<>();
    function.walkPreOrder((Operation op) -> {
      CallOpInterface call = op.getInterface(CallOpInterface.class);
      SymbolRefAttr callee = call == null ? null : call.getCalleeSymbol(op);
      if (callee != null) {
        referred.add(callee.rootReference());
      }
      op.attributes().entries().forEach(attribute -> {
        if (attribute.value() instanceof SymbolRefAttr symbol) {
          referred.add(symbol.rootReference());
        }
      });
    });
    for (Operation op : table.region(0).first().operations()) {
      if (op != function && SymbolTable.getSymbolName(op) != null && referred.contains(SymbolTable.getSymbolName(op))) {
        body.append(declaration(op, mapping));
      }
    }
    Operation copy = function.clone(mapping);
    removeDeallocations(copy);
    body.append(copy);
    return program;
  }

  private static Operation declaration(Operation op, IRMapping mapping) {
    if (!op.implementsInterface(FunctionOpInterface.class)) {
      return op.clone(mapping);
    }
    Operation declaration = op.cloneWithoutRegions(mapping);
    declaration.setAttr("sym_visibility", StringAttr.of(op.context(), "private"));
    return declaration;
  }

  private static void removeDeallocations(Operation function) {
    List<Operation> found = new ArrayList<>();
    function.walkPreOrder((Operation op) -> {
      if (op.resultCount() == 0 && op.regionCount() == 0 && op.operandCount() == 1
          && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, op.operand(0))) {
        found.add(op);
      }
    });
    found.forEach(Operation::erase);
  }
}
