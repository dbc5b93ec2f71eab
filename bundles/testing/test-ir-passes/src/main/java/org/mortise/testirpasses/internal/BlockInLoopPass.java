// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.text.printer.FragmentPrinter;
import org.mortise.testirpasses.internal.OrderedWalk.Order;
import org.mortise.testirpasses.internal.OrderedWalk.Visitor;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-block-is-in-loop}: prints each block, and whether it can be executed several times. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BlockInLoopPass extends PlainPass {
  public BlockInLoopPass() {
    super(PassSpec.of("test-block-is-in-loop", "Test mlir::blockIsInLoop()")
        .onOperation("func.func")
        .withLocalTitle("IsInLoopPass"));
  }

  @Override
  public void run(Operation function, PassRun run) {
    FragmentPrinter printer = new FragmentPrinter(function, run.printing());
    StringBuilder report = new StringBuilder();
    new OrderedWalk(Order.LISTED, false).walk(function, new Visitor(null, block -> {
      report.append(LoopLikeOpInterface.blockIsInLoop(block) ? "Block is in a loop\n" : "Block is not in a loop\n")
          .append(printer.print(block)).append('\n');
      return true;
    }, null));
    run.print(PassOutput.Channel.STANDARD, report.toString());
  }
}
