// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.transform.OperationEquivalence;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-operations-equality}: reports whether the two operations of a module are equivalent. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class OperationsEqualityPass extends PlainPass {
  public OperationsEqualityPass() {
    super(PassSpec.of("test-operations-equality", "Test operations equality.")
        .onOperation("builtin.module")
        .withLocalTitle("TestOperationEqualPass"));
  }

  /** Compares the operations; also their locations if the first one requests it. */
  @Override
  public void run(Operation module, PassRun run) {
    Block body = module.region(0).first();
    List<Operation> ops = new ArrayList<>();
    body.operations().forEach(ops::add);
    if (ops.size() != 2) {
      run.emit(module.error("expected 2 top-level ops in the module, got " + ops.size()));
      return;
    }
    Operation first = ops.get(0);
    Operation second = ops.get(1);
    boolean isEqual = OperationEquivalence.areEquivalent(first, second)
        && (!first.hasAttr("strict_loc_check") || haveSameLocations(first, second));
    run.print(PassOutput.Channel.STANDARD, first.name() + " with attr " + first.discardableAttributes()
        + (isEqual ? " compares equals.\n" : " compares NOT equals!\n"));
  }

  /** Compares the locations of equivalent operations, including nested ones. */
  private static boolean haveSameLocations(Operation first, Operation second) {
    List<Operation> left = new ArrayList<>();
    List<Operation> right = new ArrayList<>();
    Walk.postOrder(first, left::add);
    Walk.postOrder(second, right::add);
    for (int i = 0; i < left.size(); i++) {
      if (!left.get(i).location().sameAs(right.get(i).location())) {
        return false;
      }
    }
    return true;
  }
}
