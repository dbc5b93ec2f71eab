// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.OpaqueLoc;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-opaque-loc}: sets opaque locations with Java objects. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class OpaqueLocationPass extends PlainPass {
  public OpaqueLocationPass() {
    super(PassSpec.of("test-opaque-loc", "Changes all leaf locations to opaque locations")
        .onOperation("builtin.module")
        .withLocalTitle("TestOpaqueLoc"));
  }

  /** A location that is a number. */
  private record Number(int value) {
    @Override
    public String toString() {
      return "MyLocation: " + value;
    }
  }

  /** Numbers the operations, inserts two copies with other locations before each, and prints all locations. */
  @Override
  public void run(Operation module, PassRun run) {
    int[] count = new int[1];
    Walk.postOrder(module, op -> {
      if (op != module) {
        change(op, new Number(count[0]++));
      }
    });
    StringBuilder report = new StringBuilder();
    Walk.postOrder(module, op -> {
      if (op.location() instanceof OpaqueLoc opaque) {
        report.append(opaque.underlying() == null ? "nullptr" : opaque.underlying());
      }
      report.append(": '").append(op.name()).append("' op \n");
    });
    run.print(PassOutput.Channel.STANDARD, report.toString());
  }

  private static void change(Operation op, Number number) {
    Location original = op.location();
    op.setLocation(new OpaqueLoc(number, UnknownLoc.of(op.context())));
    if (op.parentOp().name().name().equals("builtin.module") || op.hasTrait(Trait.TERMINATOR)) {
      return;
    }
    OpBuilder builder = OpBuilder.before(op);
    builder.clone(op, new IRMapping()).setLocation(new OpaqueLoc(number, original));
    builder.clone(op, new IRMapping()).setLocation(new OpaqueLoc(null, original));
  }
}
