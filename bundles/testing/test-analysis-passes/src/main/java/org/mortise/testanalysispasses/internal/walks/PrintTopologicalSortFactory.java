// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.walks;

import com.google.auto.service.AutoService;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.types.IntegerType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-print-topological-sort}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class PrintTopologicalSortFactory implements PassFactory {
  private static final String WANTED = "test_to_sort";
  private static final String INDEX = "test_sort_index";
  private static final int INDEX_BITS = 32;
  private static final PassSpec SPEC = PassSpec.of("test-print-topological-sort",
          "Number operations in an order in which definitions come before uses")
      .withLocalTitle("TestTopologicalSortPass")
      .withDescription("""
          Sets on operations with the attribute `test_to_sort` an attribute `test_sort_index`: the position in the
          order of the program if the blocks of each region are in reverse postorder of the control flow, unreachable
          ones last. Linear.
          """);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return PrintTopologicalSortFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    int count = 0;
    Deque<Operation> pending = new ArrayDeque<>();
    pending.push(root);
    List<Operation> inner = new ArrayList<>();
    while (!pending.isEmpty()) {
      Operation op = pending.pop();
      if (op.hasAttr(WANTED)) {
        op.setAttr(INDEX, IntegerAttr.of(IntegerType.of(op.context(), INDEX_BITS), count++));
      }
      inner.clear();
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : inOrder(op.region(i))) {
          block.operations().forEach(inner::add);
        }
      }
      for (int i = inner.size() - 1; i >= 0; i--) {
        pending.push(inner.get(i));
      }
    }
  }

  private static List<Block> inOrder(Region region) {
    if (region.isEmpty() || region.hasOneBlock()) {
      return region.isEmpty() ? List.of() : List.of(region.first());
    }
    Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Block> order = new ArrayList<>();
    for (Block root : region.blocks()) {
      if (seen.add(root)) {
        addReachable(root, seen, order);
      }
    }
    return order;
  }

  private record Visit(Block block, int[] next) {}

  /** Appends the unvisited blocks reachable from {@code root}, in reverse postorder. */
  private static void addReachable(Block root, Set<Block> seen, List<Block> order) {
    int start = order.size();
    Deque<Visit> path = new ArrayDeque<>();
    path.push(new Visit(root, new int[1]));
    while (!path.isEmpty()) {
      Visit visit = path.peek();
      Block block = visit.block();
      if (visit.next()[0] == block.successorCount()) {
        order.add(block);
        path.pop();
        continue;
      }
      Block successor = block.successor(visit.next()[0]++);
      if (seen.add(successor)) {
        path.push(new Visit(successor, new int[1]));
      }
    }
    Collections.reverse(order.subList(start, order.size()));
  }
}
