// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.transform.TopologicalOrder;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-topological-sort-analysis}: numbers the selected operations, definitions before uses. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TopologicalSortAnalysisPass extends PlainPass {
  public TopologicalSortAnalysisPass() {
    super(PassSpec.of("test-topological-sort-analysis", "Test topological sorting of ops")
        .withLocalTitle("TestTopologicalSortAnalysisPass"));
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
      if (!TopologicalOrder.sort(selected)) {
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
}
