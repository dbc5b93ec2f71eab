// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code lower-custom}: lowers allocations, deallocations and branches of {@code custom} to {@code memref} and
 * {@code cf}.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LowerCustom implements PassFactory {
  private static final PassStatistic LOWERED = new PassStatistic("num-lowered", "Number of operations lowered");

  private static final PassSpec SPEC = PassSpec.of("lower-custom", "Lower custom memory and jumps to memref and cf")
      .withDescription("Replaces `custom.alloc`, `custom.free` and `custom.br`. Linear.")
      .withDialects("memref", "cf")
      .withStatistics(LOWERED)
      .onParts();

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return LowerCustom::run;
  }

  private static void run(Operation root, PassRun run) {
    List<Operation> found = new ArrayList<>();
    root.walk(op -> {
      if (AllocOp.of(op) != null || FreeOp.of(op) != null || BranchOp.of(op) != null) {
        found.add(op);
      }
    });
    for (Operation op : found) {
      lower(op);
    }
    run.count(LOWERED, found.size());
    if (found.isEmpty()) {
      run.markAllAnalysesPreserved();
    }
  }

  private static void lower(Operation op) {
    OpBuilder builder = OpBuilder.before(op);
    AllocOp alloc = AllocOp.of(op);
    FreeOp free = FreeOp.of(op);
    if (alloc != null) {
      Value memory = org.mortise.dialect.memref.AllocOp.create(
          builder, op.location(), alloc.memoryType(), alloc.sizes());
      alloc.memory().replaceAllUsesWith(memory);
    } else if (free != null) {
      DeallocOp.create(builder, op.location(), free.memory());
    } else {
      BranchOp branch = BranchOp.of(op);
      org.mortise.dialect.cf.BranchOp.create(builder, op.location(), branch.target(), branch.operands());
    }
    op.erase();
  }
}
