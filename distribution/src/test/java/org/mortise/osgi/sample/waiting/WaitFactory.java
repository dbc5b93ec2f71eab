// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.waiting;

import java.util.concurrent.CountDownLatch;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code wait}: says that it has begun and waits until it may go on. Its latches stand in the system
 * properties, where a test can put them that knows no class of this bundle.
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
