// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import com.google.auto.service.AutoService;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.types.IntegerType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-control-flow-sink}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ControlFlowSinkPass extends PlainPass {
  public ControlFlowSinkPass() {
    super(PassSpec.of("test-control-flow-sink", "Test control-flow sink pass")
        .withLocalTitle("TestControlFlowSinkPass"));
  }

  @Override
  public boolean canScheduleOn(OperationName name) {
    return true;
  }

  /** Moves each test.sink_me that is used in the first region of a test.sink_target only into it. */
  @Override
  public void run(Operation root, PassRun run) {
    root.walk(op -> {
      if (op.name().name().equals("test.sink_target") && op.regionCount() > 0 && !op.region(0).isEmpty()) {
        sinkInto(op.region(0));
      }
    });
  }

  private static void sinkInto(Region region) {
    boolean moved = true;
    while (moved) {
      moved = false;
      for (Operation op : candidates(region)) {
        op.moveBefore(region.first().first());
        op.setAttr("was_sunk", IntegerAttr.of(IntegerType.of(op.context(), 32), 0));
        moved = true;
      }
    }
  }

  /** Returns the operations before the region with uses inside it and nowhere else, in reverse order of their uses. */
  private static List<Operation> candidates(Region region) {
    Set<Operation> found = new LinkedHashSet<>();
    Walk.preOrder(region, user -> {
      for (Value operand : user.operands()) {
        Operation source = operand.definingOp();
        boolean isCandidate = source != null && source.name().name().equals("test.sink_me")
            && !region.isAncestor(source.parentRegion());
        if (isCandidate && isUsedOnlyIn(region, source)) {
          found.add(source);
        }
      }
    });
    return List.copyOf(found);
  }

  private static boolean isUsedOnlyIn(Region region, Operation source) {
    for (Value result : source.results()) {
      for (OpOperand use : result.uses()) {
        if (!region.isAncestor(use.owner().parentRegion())) {
          return false;
        }
      }
    }
    return true;
  }
}
