// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.symbols.SymbolTable;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code test-foo-analysis}: a small data-flow analysis. The state of an operation is that of the preceding
 * operation, or of the block's predecessors, with the bits inverted that its attribute {@code foo} gives.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FooAnalysisPass extends PlainPass {
  public FooAnalysisPass() {
    super(PassSpec.of("test-foo-analysis", "Print the state of a small data-flow analysis")
        .withLocalTitle("TestFooAnalysisPass"));
  }

  @Override
  public void run(Operation op, PassRun run) {
    StringBuilder text = new StringBuilder();
    op.walk(each -> {
      if (each.getInterface(FunctionOpInterface.class) != null) {
        text.append("function: @").append(SymbolTable.getSymbolName(each)).append('\n');
        print(each, text);
      }
    });
    run.print(PassOutput.Channel.DIAGNOSTIC, text.toString());
  }

  private static void print(Operation function, StringBuilder text) {
    if (function.region(0).isEmpty()) {
      return;
    }
    Map<Block, Long> entries = entriesOf(function);
    for (Block block : function.region(0).blocks()) {
      long state = entries.getOrDefault(block, 0L);
      for (Operation op : block.operations()) {
        state = after(op, state);
        if (op.getAttr("tag") instanceof StringAttr tag) {
          text.append(tag.value()).append(" -> ").append(state).append('\n');
        }
      }
    }
  }

  /** Returns the state at the start of each block: the union of the states at the ends of its predecessors. */
  private static Map<Block, Long> entriesOf(Operation function) {
    Map<Block, Long> entries = new IdentityHashMap<>();
    Deque<Block> pending = new ArrayDeque<>(List.of(function.region(0).first()));
    entries.put(function.region(0).first(), 0L);
    while (!pending.isEmpty()) {
      Block block = pending.removeFirst();
      long state = entries.get(block);
      for (Operation op : block.operations()) {
        state = after(op, state);
      }
      List<Block> successors = new ArrayList<>();
      for (int i = 0; i < block.successorCount(); i++) {
        successors.add(block.successor(i));
      }
      for (Block successor : successors) {
        Long known = entries.get(successor);
        long joined = state | (known == null ? 0 : known);
        if (known == null || joined != known) {
          entries.put(successor, joined);
          pending.add(successor);
        }
      }
    }
    return entries;
  }

  private static long after(Operation op, long state) {
    return op.getAttr("foo") instanceof IntegerAttr number ? state ^ number.longValue() : state;
  }
}
