// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.waiting;

import java.util.concurrent.CountDownLatch;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code wait}: signals that it has begun and waits for permission to continue. Its latches are in the system
 * properties, which a test can set without a class of this bundle.
 */
@Component(service = PassFactory.class)
public final class WaitFactory implements PassFactory {
  @Override
  public PassSpec spec() {
    return PassSpec.of("wait", "Wait for a test");
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> {
      run.markAllAnalysesPreserved();
      latch("mortise.test.begun").countDown();
      try {
        latch("mortise.test.goOn").await();
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      }
    };
  }

  private static CountDownLatch latch(String property) {
    return (CountDownLatch) System.getProperties().get(property);
  }
}
