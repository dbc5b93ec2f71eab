// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.faulty;

import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code fault}: changes the program and throws the exception that its option names, or misbehaves in another
 * way.
 */
@Component(service = PassFactory.class)
public final class FaultFactory implements PassFactory {
  private static final PassOption<String> KIND = PassOption.string("kind", "runtime", "What is thrown");

  @Override
  public PassSpec spec() {
    return PassSpec.of("fault", "Throw").withOptions(KIND);
  }

  @Override
  public Pass create(PassOptions options) {
    String kind = options.get(KIND);
    if (kind.equals("making")) {
      throw new IllegalStateException("cannot be made");
    }
    return new Pass() {
      @Override
      public void initialize(Context context) {
        if (kind.equals("preparing")) {
          throw new NoClassDefFoundError("no/such/Preparation");
        }
      }

      @Override
      public void run(Operation op, PassRun run) {
        switch (kind) {
          case "endless" -> walkForever(op);
          case "deaf" -> ignoreInterrupts();
          case "noisy" -> System.out.println("noise of a pass");
          default -> {
            op.setAttr("fault.was_here", UnitAttr.of(op.context()));
            fail(kind);
          }
        }
      }
    };
  }

  private static void walkForever(Operation op) {
    while (true) {
      op.walk(inner -> {});
    }
  }

  private static void ignoreInterrupts() {
    while (true) {
      Thread.onSpinWait();
    }
  }

  private static void fail(String kind) {
    switch (kind) {
      case "overflow" -> fail(deeper(kind));
      case "linkage" -> throw new NoClassDefFoundError("no/such/Class");
      case "assertion" -> throw new AssertionError("not so");
      case "memory" -> throw new IllegalStateException("enough for " + new long[Integer.MAX_VALUE - 2].length);
      default -> throw new IllegalStateException("broken on purpose");
    }
  }

  private static String deeper(String kind) {
    return deeper(kind) + kind;
  }
}
