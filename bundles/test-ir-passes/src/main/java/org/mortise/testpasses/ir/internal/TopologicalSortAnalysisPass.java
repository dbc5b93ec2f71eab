// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpasses.ir.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-topological-sort-analysis}: numbers the selected operations, definitions before uses. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TopologicalSortAnalysisPass extends PlainPass {
  /** Creates the pass. */
  public TopologicalSortAnalysisPass() {
    super(PassSpec.of("test-topological-sort-analysis", "Test topological sorting of ops")
        .withTitle("(anonymous namespace)::TestTopologicalSortAnalysisPass"));
  }

  /** Numbers the operations with the attribute {@code selected} inside each one with the attribute {@code root}. */
  @Override
  public void run(Operation op, PassRun run) {
    List<Operation> roots = new ArrayList<>();
    Walk.postOrder(op, each -> {
      if (each.hasAttr("root")) {
        roots.add(each);
      }
    });
    for (Operation root : roots) {
      List<Operation> selected = selected(root);
      if (!sort(selected)) {
        run.emit(root.error("could not schedule all ops"));
        return;
      }
      for (int i = 0; i < selected.size(); i++) {
        selected.get(i).setAttr("pos", IntegerAttr.index(op.context(), i));
      }
    }
  }

  /** Returns the selected operations, in the order of the numbers of {@code selected} if the root is ordered. */
  private static List<Operation> selected(Operation root) {
    List<Operation> selected = new ArrayList<>();
    Walk.postOrder(root, op -> {
      if (op.hasAttr("selected")) {
        selected.add(op);
      }
    });
    if (root.hasAttr("ordered")) {
      selected.sort((a, b) -> Long.compare(number(a), number(b)));
    }
    return selected;
  }

  private static long number(Operation op) {
    return op.getAttr("selected") instanceof IntegerAttr number ? number.longValue() : 0;
  }

  /** Moves each operation that depends on no later one to the front, again and again. Returns false at a circle. */
  private static boolean sort(List<Operation> ops) {
    Set<Operation> left = new HashSet<>(ops);
    int sorted = 0;
    while (sorted < ops.size()) {
      int before = sorted;
      for (int i = sorted; i < ops.size(); i++) {
        if (isReady(ops.get(i), left)) {
          left.remove(ops.get(i));
          Collections.swap(ops, i, sorted++);
        }
      }
      if (sorted == before) {
        return false;
      }
    }
    return true;
  }

  private static boolean isReady(Operation op, Set<Operation> left) {
    return Walk.preOrder(op, inner -> {
      for (Value operand : inner.operands()) {
        if (isFrom(operand, op, left)) {
          return Walk.Result.INTERRUPT;
        }
      }
      return Walk.Result.ADVANCE;
    }) != Walk.Result.INTERRUPT;
  }

  /** Returns whether a value is defined by, or inside, an operation that is left, other than {@code user}. */
  private static boolean isFrom(Value value, Operation user, Set<Operation> left) {
    for (Operation op = value.definingOp(); op != null && op != user; op = op.parentOp()) {
      if (left.contains(op)) {
        return true;
      }
    }
    return false;
  }
}
